import * as m from '#messages';
import type { Actor } from '../access/access.ts';
import { textLimits } from '../base/limits.ts';
import { countSymbols, genericTexts } from '../fields/text.ts';
import type { ListingValues } from '../listing/listingFields.ts';
import { visibleRevision } from '../moderation/rules.ts';
import type { ListingState } from '../moderation/types.ts';
import { cleanAddress } from '../text/address.ts';
import { safeLink } from '../text/link.ts';
import { textOf } from './importCells.ts';

/* Logos that rows name by the addresses of their images. */

/** The target of the column with the addresses. */
export const logoTarget = 'logo';

/** A picture of a listing, and the address from which an import loaded it. */
export interface KnownLogo {
  id: number;
  url: string;
  source: string | null;
}

/** What a cell says, where it can be told before the listing is known. Our own exports have paths, which are those of its present logo. */
export function readLogo(cell: unknown): { address: string; problem?: string } {
  const isPicture = typeof cell === 'object' && cell !== null && 'url' in cell;
  const text = textOf(isPicture ? cell.url : cell);
  if (text === undefined) return { address: '', problem: m.import_logo_no_address() };
  const address = cleanAddress(text);
  const isOwn = isPicture || address === '' || /^\/(?!\/)/.test(address);
  const problem = isOwn ? undefined : addressProblem(address);
  return problem ? { address, problem } : { address };
}

function addressProblem(address: string): string | undefined {
  if (countSymbols(address) > textLimits.link) return genericTexts.max(textLimits.link);
  return safeLink(address) === null ? m.import_logo_no_address() : undefined;
}

/** The ids of the logos that a listing has: of its change, if the actor may see it, then the live one. */
export const logosOf = (state: ListingState<ListingValues> | null, actor: Actor): number[] =>
  state
    ? [visibleRevision(state, actor), state.live].flatMap((each) => each?.values.logo ?? [])
    : [];

/**
 * What the address of a row does to the logo of its listing: another picture by its id, none, or one that is loaded first.
 *
 * @param known The logos that the listing has, live and as a change.
 */
export function importedLogo(
  address: string,
  known: readonly KnownLogo[],
): { logo: number | null } | { load: string } | { problem: string } {
  if (address === '') return { logo: null };
  const same = known.find(({ url, source }) => address === source || address === url);
  if (same) return { logo: same.id };
  const problem = addressProblem(address);
  return problem ? { problem } : { load: address };
}

/** The name of a picture, by its address. */
export function logoName(address: string): string {
  const last = new URL(address).pathname.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
