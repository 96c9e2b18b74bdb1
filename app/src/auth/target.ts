import { attempt } from '@portal/data/schemas';
import { paths } from '../paths.ts';
import { safeReturn } from '../returnTo.ts';
import type { KeyValues } from '../storage.ts';

const key = 'portal.target';
/** Long enough to register, receive an email and sign in. */
const storedFor = 60 * 60 * 1000;

/** Stores the page a visitor wanted, while they use the pages for signed-out visitors. */
export function keepTarget(storage: KeyValues, search: string, now: number): void {
  const target = safeReturn(new URLSearchParams(search).get('returnTo'), '');
  if (target) attempt(() => storage.setItem(key, `${now} ${target}`));
}

/** Removes the stored page. */
export function dropTarget(storage: KeyValues): void {
  attempt(() => storage.removeItem(key));
}

/** Where to go after signing in: what the address says, else what was kept, else the fallback. Used once. */
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
