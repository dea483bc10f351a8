/** Notifications of the browser: only in a secure context, and only for those who want them. */

import { settings } from './settings.svelte.ts';

/** This browser can show notifications here. */
export const canCall = (): boolean => window.isSecureContext && 'Notification' in window;

/** The browser was told never to ask. */
export const isCallRefused = (): boolean => canCall() && Notification.permission === 'denied';

/** It makes sense to offer notifications: nobody has decided about them yet. */
export const isCallOpen = (): boolean => canCall() && !isCallRefused() && settings.calls === '';

/** Switch notifications on or off; to be called from a press, for the browser may ask. */
export async function setCalls(on: boolean): Promise<void> {
  const agreed = on && (await Notification.requestPermission()) === 'granted';
  settings.calls = agreed ? 'on' : 'off';
}

/** Show a notification; a click on it brings this page to the front. The answer takes it away. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!canCall() || settings.calls !== 'on' || Notification.permission !== 'granted')
    return () => undefined;
  try {
    const shown = new Notification(title, { body, tag, icon: iconAddress() });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => {
      shown.close();
    };
  } catch {
    return () => undefined; // some phones allow it to installed pages only
  }
}

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');
const iconAddress = (): string => icon()?.href ?? '';

/** A badge on the sign of the tab. */
export function setBadge(on: boolean): void {
  const link = icon();
  const wanted = on ? 'favicon-turn.svg' : 'favicon.svg';
  if (link) link.href = link.href.replace(/favicon(-turn)?\.svg/, wanted);
}
