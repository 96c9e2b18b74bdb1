import {
  errorOf,
  importedLogo,
  importTexts,
  logoName,
  logosOf,
  logoTarget,
  logoTypes,
} from '@portal/domain';
import { pictureUrl } from '../makers.ts';
import { nextId, type StoredListing } from './database.ts';
import { actorOf, type Call } from './http.ts';
import { fail } from './importRows.ts';
import { stateOf } from './moderateListing.ts';

/** No site is asked: the first word of the name of an image says what its address does, such as `missing-logo.png`. All others have one. */
const problems: Readonly<Record<string, () => string>> = {
  missing: () => importTexts.logoNotFound,
  refused: () => importTexts.logoRefused(403),
  slow: () => importTexts.logoLate,
  down: () => importTexts.logoUnreachable,
  private: () => importTexts.logoNotAllowed,
  page: () => importTexts.logoNoImage,
  large: () => errorOf('picture-too-large').message,
};

const problemOf = (address: string) => {
  const [word = ''] = logoName(address).split(/[-.]/);
  return { word, problem: problems[word] };
};

/** The picture of an address, as an upload of the user. */
function load({ db, user }: Call, address: string): number {
  const name = logoName(address);
  const { problem } = problemOf(address);
  if (problem) fail(logoTarget, problem());
  const known = db.media.find((each) => each.source === address && each.ownerId === user.id);
  if (known) return known.id;
  const id = nextId(db.media);
  const more = { url: pictureUrl(id), mime: logoTypes[1], size: 12, ownerId: user.id };
  db.media.push({ id, name, ...more, source: address });
  return id;
}

/** What a row saves as the logo of its listing, which a run loads first. `loads`: whether it is another picture than those that it has. */
export function logoInput(
  call: Call,
  address: string | undefined,
  listing: StoredListing | undefined,
  writes: boolean,
): { logo?: number | null; loads: boolean } {
  if (address === undefined) return { loads: false };
  const ids = listing ? logosOf(stateOf(listing), actorOf(call.user)) : [];
  const known = ids
    .flatMap((id) => call.db.media.find((each) => each.id === id) ?? [])
    .map(({ id, url, source = null }) => ({ id, url, source }));
  const found = importedLogo(address, known);
  if ('problem' in found) return fail(logoTarget, found.problem);
  if ('logo' in found) return { ...found, loads: false };
  // A check tells as well what needs no request.
  if (problemOf(found.load).word === 'private') fail(logoTarget, importTexts.logoNotAllowed);
  return writes ? { logo: load(call, found.load), loads: true } : { loads: true };
}
