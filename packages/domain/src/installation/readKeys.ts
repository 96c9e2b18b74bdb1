import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { readKeyLimits, textLimits } from '../base/limits.ts';
import { type FieldError, type TextFields, textProblems } from '../fields/fields.ts';
import { completeLink } from '../text/address.ts';
import { safeLink } from '../text/link.ts';

/* Keys of the read interface, with which sites read the directory. */

/** What a key may read. */
export const readScopes = lazyTexts({
  'listings.read': m.read_scope_listings_read,
  'reviews.read': m.read_scope_reviews_read,
  'offers.read': m.read_scope_offers_read,
});
export type ReadScope = keyof typeof readScopes;

export const isReadScope = (value: unknown): value is ReadScope =>
  typeof value === 'string' && Object.hasOwn(readScopes, value);

/** Every secret begins with this, so that scanners of source code recognize a leaked one. */
export const readKeyPrefix = 'dir_';

export const readKeyFields = lazyTexts({
  name: {
    kind: 'line',
    label: m.read_key_field_name,
    max: textLimits.person,
    required: m.read_key_field_name_required,
  },
}) satisfies TextFields;

/** Days until a key expires. */
export const readKeyDays = [30, 90, 365] as const;

export const readKeyTexts = lazyTexts({
  scopesRequired: m.read_key_scopes_required,
  originInvalid: m.read_key_origin_invalid,
  tooManyOrigins: () => m.read_key_too_many_origins({ count: readKeyLimits.origins }),
  expiryInvalid: m.read_key_expiry_invalid,
});

/** The origin as browsers send it; null unless the text is the address of a site without a path. */
export function readOrigin(text: string): string | null {
  const link = safeLink(completeLink(text));
  if (link === null) return null;
  const { origin, pathname, search, hash } = new URL(link);
  return pathname === '/' && search + hash === '' ? origin : null;
}

export interface NewReadKey {
  name: string;
  scopes: readonly ReadScope[];
  /** Sites that may use it; empty for everywhere. */
  origins: readonly string[];
  /** Days until it expires; null for never. */
  days: number | null;
}

const textsOf = (given: unknown): string[] =>
  Array.isArray(given) ? given.map((each) => (typeof each === 'string' ? each : '')) : [];

function originsProblem(given: unknown, origins: readonly (string | null)[]): string | undefined {
  if (given !== undefined && !Array.isArray(given)) return readKeyTexts.originInvalid;
  if (origins.length > readKeyLimits.origins) return readKeyTexts.tooManyOrigins;
  return origins.includes(null) ? readKeyTexts.originInvalid : undefined;
}

/** The key that a call or a form asks for, and an error for each wrong field. */
export function readNewKey(data: Readonly<Record<string, unknown>>): {
  key: NewReadKey;
  errors: FieldError[];
} {
  const asked = textsOf(data.scopes);
  const scopes = asked.filter(isReadScope);
  const origins = textsOf(data.origins).map(readOrigin);
  const given = data.expires_in_days ?? null;
  const days = readKeyDays.find((each) => each === given) ?? null;
  const problems = {
    scopes:
      scopes.length === 0 || scopes.length < asked.length ? readKeyTexts.scopesRequired : undefined,
    origins: originsProblem(data.origins, origins),
    expires_in_days: days === given ? undefined : readKeyTexts.expiryInvalid,
  };
  const errors = textProblems(readKeyFields, data);
  for (const [field, message] of Object.entries(problems))
    if (message !== undefined) errors.push({ path: [field], message });
  const key = {
    name: String(data.name ?? '').trim(),
    scopes: [...new Set(scopes)],
    origins: [...new Set(origins.filter((origin) => origin !== null))],
    days,
  };
  return { key, errors };
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
