/** The tabs of the drawer. */

export const TABS = ['log', 'talk'] as const;
export type Tab = (typeof TABS)[number];
