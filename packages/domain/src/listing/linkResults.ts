/* Names without rules, so that lists of listings load no more than these. */

/** The fields of a listing whose links are checked. */
export const checkedLinks = ['link', 'trial'] as const;
export type CheckedLink = (typeof checkedLinks)[number];

export const linkResultNames = [
  'ok',
  'redirected',
  'not-found',
  'failing',
  'tls',
  'title-changed',
  'blocked',
  'not-checked',
] as const;
export type LinkResult = (typeof linkResultNames)[number];
