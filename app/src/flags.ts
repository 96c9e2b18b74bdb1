/** What can be switched off while the portal runs. */
export interface Flags {
  /** The dashboard and the pages of views. */
  analytics: boolean;
}

export const everythingOn: Flags = { analytics: true };

/** The server writes what is off into the page; what it does not name is on. */
export function readFlags(root: HTMLElement = document.documentElement): Flags {
  return { analytics: root.dataset.analytics !== 'off' };
}

/** The marketplace's zone, written into the page likewise. */
export function readTimeZone(root: HTMLElement = document.documentElement): string {
  return root.dataset.timeZone ?? 'UTC';
}
