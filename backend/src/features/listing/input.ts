import {
  type Collection,
  errorNameOf,
  type FieldError,
  genericTexts,
  isId,
  type ListingStatus,
  type ListingValues,
  listingFields,
  listingTexts,
  may,
  readSave as readSent,
  type SaveCommand,
  teamMemberFields,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { findMedia, reachOf } from '../media/index.ts';
import { kinds } from './rows.ts';
import { isKeptPicture, type Versioned } from './versionTable.ts';

export type Input = Readonly<Record<string, unknown>>;

/** The row that a save starts from; omitted keys keep their values. */
interface Stored {
  /** The listing; missing for a new one. */
  listing?: Versioned;
  values: ListingValues;
  accountId: number | null;
  status: ListingStatus;
}

/** Adds an error for every id that does not exist. A picture must be the actor's own upload, or one in a version of the listing. */
const checkReferences = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  fields: ListingValues,
  { values: stored, listing }: Stored,
  errors: FieldError[],
): Promise<void> => {
  const mayShow = async (picture: number | null, known: readonly (number | null)[]) =>
    picture === null ||
    known.includes(picture) ||
    Boolean(await findMedia(strapi, String(picture), reachOf(actor, 'media.read'))) ||
    (listing !== undefined &&
      (await inTransaction(strapi, (sql) => isKeptPicture(sql, type, listing, picture, actor))));
  const fail = (path: string[], name: string) =>
    errors.push({ path, message: genericTexts.notValid(name) });
  for (const name of kinds[type].terms) {
    const ids = fields[name];
    if (ids.length === 0) continue;
    // Locked until the listing is written, so that the terms cannot be deleted in between.
    const found = await inTransaction(strapi, (sql) =>
      sql(name).whereIn('id', ids).forKeyShare().select('id'),
    );
    if (found.length !== ids.length) fail([name], errorNameOf(listingFields[name]));
  }
  const photos = stored.team_members.map(({ photo }) => photo);
  for (const [index, { photo }] of fields.team_members.entries())
    if (!(await mayShow(photo, photos)))
      fail(['team_members', String(index), 'photo'], teamMemberFields.photo.label);
  if (!(await mayShow(fields.logo, [stored.logo]))) fail(['logo'], errorNameOf(listingFields.logo));
};

/**
 * Reads the body of a save on top of the stored row. Throws one error with everything that is wrong; `errors` has what the
 * caller found already. The account is read from those who create a listing.
 */
export const readSave = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  input: Input,
  stored: Stored,
  errors: FieldError[] = [],
): Promise<SaveCommand<ListingValues>> => {
  const readAccount = async (): Promise<number | null> => {
    const { account } = input;
    // Only a move changes the account of an existing listing.
    const isChosen = !stored.listing && account !== undefined && may(actor, 'listing.assign');
    if (!isChosen) return stored.accountId;
    if (account === null) return null;
    const accounts = strapi.db.query('api::account.account');
    if (isId(account) && (await accounts.count({ where: { id: account } })) > 0) return account;
    errors.push({ path: ['account'], message: genericTexts.notValid(m.label_account()) });
    return stored.accountId;
  };
  const save = readSent(input, stored, actor, type, errors);
  const accountId = await readAccount();
  await checkReferences(strapi, type, actor, save.values, stored, errors);
  if (errors.length > 0) throw invalid(listingTexts.failed, errors);
  return { ...save, accountId };
};
