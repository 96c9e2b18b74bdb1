import {
  type Collection,
  genericTexts,
  type ListingValues,
  may,
  mayWithAll,
  type Owned,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { inTransaction } from '../../../database.ts';
import { findMedia, reachOf } from '../../../media/records.ts';
import type { Strapi } from '../../../registry.ts';
import { notValid, type Reader } from '../rules.ts';
import { kinds, type ListingRow } from '../types.ts';

/** Whose listings the actor reads: `undefined` stands for no limit. */
export const scopeOf = (actor: Actor): number | null | undefined =>
  mayWithAll(actor, 'listing.read') ? undefined : actor.accountId;

/** Of a listing, what the table of actions looks at. */
export const ownerOf = ({ account }: Pick<ListingRow, 'account'>): Owned => ({
  accountId: account?.id ?? null,
});

/** What somebody has not submitted is their account's alone: for everybody else, admins too, it is not there. */
export const submittedOrOwn = (actor: Actor): object => ({
  $or: [{ draft: false }, { draft: null }, { account: { id: actor.accountId ?? -1 } }],
});

const isOwn = (actor: Actor, live: Pick<ListingRow, 'account'>): boolean =>
  may(actor, 'draft.read', ownerOf(live));

/** What another account has not submitted: not there for anybody else, admins too. */
export const isForeignDraft = (
  actor: Actor,
  live: Pick<ListingRow, 'account' | 'draft'>,
): boolean => live.draft === true && !isOwn(actor, live);

/** Tells which ids lead nowhere. A logo must be the actor's own upload, or the one already there. */
export const checkReferences = async (
  strapi: Strapi,
  reader: Reader,
  type: Collection,
  actor: Actor,
  fields: ListingValues,
  stored: ListingValues,
): Promise<void> => {
  for (const name of kinds[type].terms) {
    const ids = fields[name];
    if (ids.length === 0) continue;
    // Held until this listing is written: nobody deletes them meanwhile.
    const found = await inTransaction(strapi, (sql) =>
      sql(name).whereIn('id', ids).forKeyShare().select('id'),
    );
    if (found.length !== ids.length) reader.fail(name, notValid(name));
  }
  const known = new Set(stored.team_members.map(({ photo }) => photo));
  for (const [index, { photo }] of fields.team_members.entries()) {
    if (photo === null || known.has(photo)) continue;
    if (!(await findMedia(strapi, String(photo), reachOf(actor))))
      reader.errors.push({
        path: ['team_members', String(index), 'photo'],
        message: genericTexts.notValid('Photo'),
      });
  }
  if (fields.logo !== null && fields.logo !== stored.logo) {
    if (!(await findMedia(strapi, String(fields.logo), reachOf(actor))))
      reader.fail('logo', notValid('logo'));
  }
};

/** Only an admin may list for somebody else; from vendors the field is not looked at. */
export const readAccount = async (
  strapi: Strapi,
  reader: Reader,
  actor: Actor,
  stored: number | null,
): Promise<number | null> => {
  if (!may(actor, 'listing.decide')) return stored;
  const account = reader.id('account', stored);
  if (account !== null && account !== stored) {
    const found = await strapi.db.query('api::account.account').count({ where: { id: account } });
    if (found === 0) reader.fail('account', notValid('account'));
  }
  return account;
};
