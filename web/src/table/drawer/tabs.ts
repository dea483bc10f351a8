/** What the drawer holds; claims and notes will find their place here. */

export const TABS = ['log', 'talk'] as const;
export type Tab = (typeof TABS)[number];
