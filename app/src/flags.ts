/** Features that can be switched off at runtime. */
export interface Flags {
  /** The dashboard and the analytics pages. */
  analytics: boolean;
}

export const everythingOn: Flags = { analytics: true };

/** Reads the flags that the server writes into the page. Default: on. */
export function readFlags(root: HTMLElement = document.documentElement): Flags {
  return { analytics: root.dataset.analytics !== 'off' };
}

/** The marketplace's time zone, written into the page by the server. Default: UTC. */
export function readTimeZone(root: HTMLElement = document.documentElement): string {
  return root.dataset.timeZone ?? 'UTC';
}
