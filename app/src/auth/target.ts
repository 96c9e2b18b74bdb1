import { attempt } from '@portal/data/schemas';
import { paths } from '../paths.ts';
import { safeReturn } from '../returnTo.ts';
import type { KeyValues } from '../storage.ts';

const key = 'portal.target';
/** Long enough to register, receive an email and sign in. */
const storedFor = 60 * 60 * 1000;

/** Stores the page to open after signing in. */
export function keepTarget(storage: KeyValues, search: string, now: number): void {
  const target = safeReturn(new URLSearchParams(search).get('returnTo'), '');
  if (target) attempt(() => storage.setItem(key, `${now} ${target}`));
}

export function dropTarget(storage: KeyValues): void {
  attempt(() => storage.removeItem(key));
}

/** The page to open after signing in: from the URL, else the stored one, else `fallback`. Removes the stored page. */
export function takeTarget(
  storage: KeyValues,
  search: string,
  now: number,
  fallback: string = paths.home,
): string {
  const text = attempt(() => storage.getItem(key)) ?? '';
  dropTarget(storage);
  const gap = text.indexOf(' ');
  const age = now - Number(text.slice(0, gap));
  const stored = gap > 0 && age >= 0 && age < storedFor ? text.slice(gap + 1) : null;
  return safeReturn(new URLSearchParams(search).get('returnTo'), safeReturn(stored, fallback));
}
