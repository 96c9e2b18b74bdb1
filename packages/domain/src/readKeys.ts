import type { TextFields } from './fields.ts';
import { readKeyLimits, textLimits } from './limits.ts';

/* Keys of the read interface, with which sites read the directory. */

/** What a key may read. */
export const readScopes = {
  'listings.read': 'Live listings, categories, industries and locations',
  'reviews.read': 'Approved reviews of live listings',
  'offers.read': 'Approved special offers of live listings',
} as const;
export type ReadScope = keyof typeof readScopes;

export const isReadScope = (value: unknown): value is ReadScope =>
  typeof value === 'string' && Object.hasOwn(readScopes, value);

/** Every secret begins with this, so that scanners of source code recognize a leaked one. */
export const readKeyPrefix = 'dir_';

export const readKeyFields = {
  name: { kind: 'line', label: 'Name', max: textLimits.person, required: 'Name is required' },
} as const satisfies TextFields;

/** Days until a key expires. */
export const readKeyDays = [30, 90, 365] as const;

export const readKeyTexts = {
  scopesRequired: 'Choose at least one permission',
  originInvalid: 'Enter an origin such as https://directory.example.org, without a path',
  tooManyOrigins: `Enter at most ${readKeyLimits.origins} origins`,
  expiryInvalid: 'Choose when the key expires',
} as const;

/** The origin as browsers send it; null unless the text is the address of a site without a path. */
export function readOrigin(text: string): string | null {
  const given = text.trim();
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return null;
  const { origin, pathname, search, hash, username } = new URL(given);
  return pathname === '/' && search + hash + username === '' ? origin : null;
}

export type ReadKeyState = 'active' | 'expired' | 'revoked';

/** @param now Milliseconds. */
export function readKeyState(
  key: { expiresAt: string | null; revokedAt: string | null },
  now: number,
): ReadKeyState {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && Date.parse(key.expiresAt) <= now ? 'expired' : 'active';
}
