import { attempt } from '../schemas/decode.ts';

/** When this browser last signed out, for a page that was being loaded at that moment; in milliseconds since 1970. */
export interface SignOutMark {
  get(): number;
  set(now: number): void;
}

const name = 'signed-out';

/** In a cookie for one minute, because signing out clears the local storage. */
export const cookieMark: SignOutMark = {
  get: () => Number(attempt(() => new RegExp(`${name}=(\\d+)`).exec(document.cookie)?.[1]) ?? 0),
  set: (now) =>
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context.
      document.cookie = `${name}=${now}; path=/; max-age=60; samesite=strict`;
    }),
};
