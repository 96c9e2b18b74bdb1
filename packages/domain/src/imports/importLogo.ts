import { logoProblem } from './importCells.ts';

/* Logos that rows name by the addresses of their images. */

/** The target of the column with the addresses. */
export const logoTarget = 'logo';

/** A picture of a listing, and the address from which an import loaded it. */
export interface KnownLogo {
  id: number;
  url: string;
  source: string | null;
}

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
  const problem = logoProblem(address);
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
