/** The window is called by the page that is shown in it, from when that page begins. */
export function entitle(title: () => string): void {
  $effect(() => {
    document.title = title();
  });
}
