import { type Collection, genericTexts } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { inTransaction } from '../../../database.ts';
import { findMedia } from '../../../media/records.ts';
import { Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { notValid, type Reader } from '../rules.ts';
import { kinds, type ListingFields, type ListingRow } from '../types.ts';

/** Vendors see their account's listings, admins all: `undefined` stands for no limit. */
export const scopeOf = (actor: Actor): number | null | undefined =>
  actor.admin ? undefined : actor.accountId;

/** What somebody has not submitted is their account's alone: for everybody else, admins too, it is not there. */
export const submittedOrOwn = (actor: Actor): object => ({
  $or: [{ draft: false }, { draft: null }, { account: { id: actor.accountId ?? -1 } }],
});

export const isOwn = (actor: Actor, { account }: Pick<ListingRow, 'account'>): boolean =>
  account !== null && account.id === actor.accountId;

/** What another account has not submitted: not there for anybody else, admins too. */
export const isForeignDraft = (
  actor: Actor,
  live: Pick<ListingRow, 'account' | 'draft'>,
): boolean => live.draft === true && !isOwn(actor, live);

/** Refused with 402 to whoever may list no services. */
export const mustBePremium = (actor: Actor): void => {
  if (!actor.premium) throw new Refusal('services-need-plan');
};

/** Tells which ids lead nowhere. A logo must be the actor's own upload, or the one already there. */
export const checkReferences = async (
  strapi: Strapi,
  reader: Reader,
  type: Collection,
  actor: Actor,
  fields: ListingFields,
  stored: ListingFields,
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
    const reach = actor.admin ? 'all' : { ownerId: actor.id };
    if (!(await findMedia(strapi, String(photo), reach)))
      reader.errors.push({
        path: ['team_members', String(index), 'photo'],
        message: genericTexts.notValid('Photo'),
      });
  }
  if (fields.logo !== null && fields.logo !== stored.logo) {
    const reach = actor.admin ? 'all' : { ownerId: actor.id };
    if (!(await findMedia(strapi, String(fields.logo), reach)))
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
  if (!actor.admin) return stored;
  const account = reader.id('account', stored);
  if (account !== null && account !== stored) {
    const found = await strapi.db.query('api::account.account').count({ where: { id: account } });
    if (found === 0) reader.fail('account', notValid('account'));
  }
  return account;
};
