/** Sets the title of the window to that of the current page as soon as the page is mounted. */
export function entitle(title: () => string): void {
  $effect(() => {
    document.title = title();
  });
}
