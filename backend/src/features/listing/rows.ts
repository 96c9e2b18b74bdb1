import { isDeepStrictEqual } from 'node:util';
import {
  type ChangeRequest,
  type Collection,
  collections,
  emptyValue,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  type ListingStatus,
  type ListingValues,
  type listingFields,
  makeListingValues,
  mayWithAll,
  type Owned,
  type OwnListingField,
  type StoredName,
  storedName,
  type TeamMemberValues,
  type TermName,
  termsOf,
} from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { Actor } from '../../base/actor.ts';
import { notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { type MediaRecord, toMedia } from '../media/index.ts';
import { submitted } from '../moderation/index.ts';

interface Kind {
  uid: UID.ContentType;
  single: 'app' | 'service';
  terms: readonly TermName[];
}

export const kinds: Record<Collection, Kind> = {
  apps: { uid: 'api::app.app', single: 'app', terms: termsOf('apps') },
  services: { uid: 'api::service.service', single: 'service', terms: termsOf('services') },
};

/** The collection of the `:type` in a URL, in the singular or plural. */
export const typeOf = (ctx: Context): Collection => {
  const { single, type: given = single } = ctx.params;
  const type = collections.find((one) => one === given || kinds[one].single === given);
  if (!type) throw notFound();
  return type;
};

/** The account whose listings the actor reads: `undefined` is no limit. */
export const scopeOf = (actor: Actor): number | null | undefined =>
  mayWithAll(actor, 'listing.read') ? undefined : actor.accountId;

/** The owner of a listing, for the table of actions. */
export const ownerOf = ({ account }: { account?: { id: number } | null }): Owned => ({
  accountId: account?.id ?? null,
});

/**
 * From when on an actor reads what was written about a listing: of the time of their own account. Staff read all, and so does
 * the vendor of a listing that was never moved: null.
 */
export const readableSince = (
  { account_since }: { account_since: string | null },
  actor: Actor,
): Date | null =>
  account_since === null || mayWithAll(actor, 'listing.read') ? null : new Date(account_since);

/** Whether the directory shows a listing: an approved one, unless it or those of its account are hidden. */
export const isShown = (row: {
  status: string | null;
  hidden_at: string | null;
  account?: { hidden_at?: string | null } | null;
}): boolean => row.status === 'APPROVED' && !row.hidden_at && !row.account?.hidden_at;

/** Condition for rows of the actor's own account. */
export const ofAccount = ({ accountId }: Pick<Actor, 'accountId'>) => ({
  account: { id: accountId ?? -1 },
});

/** Unsubmitted listings are visible to their account only; for others, also admins, they do not exist. */
export const submittedOrOwn = (actor: Actor) => ({ $or: [...submitted.$or, ofAccount(actor)] });

/** Whether a row fulfills `submittedOrOwn`. */
export const isSubmittedOrOwn = ({ draft, account }: ListingRow, { accountId }: Actor): boolean =>
  draft !== true || (accountId !== null && account?.id === accountId);

export interface TermRow {
  id: number;
  name: string;
  slug: string;
  /** Other names, one in each line. */
  synonyms?: string | null;
  category?: { id: number; name: string } | null;
}

export interface PersonRow {
  id: number;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** Row types of the fields that are not text. */
interface RowKinds {
  flag: boolean;
  image: MediaRecord;
  terms: TermRow[];
  people: TeamRow[];
}

type Kinds = {
  [Name in ListingField]: (typeof listingFields)[Name] extends { kind: infer Kind } ? Kind : never;
};
type RowField<Name extends ListingField> = Kinds[Name] extends keyof RowKinds
  ? RowKinds[Kinds[Name]]
  : string;
/** Columns and relations of the fields; those of the other collection are missing. */
export type FieldsOfRow = {
  [Name in Exclude<ListingField, OwnListingField> as StoredName<Name>]: RowField<Name> | null;
} & { [Name in OwnListingField as StoredName<Name>]?: RowField<Name> | null };

/** A stored row with its relations. */
export interface ListingRow extends FieldsOfRow {
  id: number;
  slug: string | null;
  featured?: boolean | null;
  status: ListingStatus | null;
  note: string | null;
  draft: boolean | null;
  version: number;
  revision_of: number | null;
  submitted_at: string | null;
  decided_at: string | null;
  request: ChangeRequest | null;
  /** Since when the directory does not show it because of its link; null while it does. */
  hidden_at: string | null;
  /** When it was moved to its account; null for one that was never moved. */
  account_since: string | null;
  createdAt: string;
  updatedAt: string;
  account: (PersonRow & { hidden_at: string | null }) | null;
  author: PersonRow | null;
  apps?: { id: number; name: string; slug: string; revision_of: number | null }[];
  /** Of a revision that was read with its live row. */
  live?: ListingRow;
}

export const TEAM: UID.ContentType = 'api::team-member.team-member';

/** A stored team member of a service. */
export interface TeamRow {
  id: number;
  name: string | null;
  position: string | null;
  description: string | null;
  rank: number | null;
  photo: MediaRecord | null;
}

const inOrder = (rows: TeamRow[] | null | undefined): TeamRow[] =>
  (rows ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id);

const teamOf = (rows: TeamRow[] | undefined): TeamMemberValues[] =>
  inOrder(rows).map(({ name, position, description, photo }) => ({
    name: name ?? '',
    position: position ?? null,
    description: description ?? null,
    photo: photo?.id ?? null,
  }));

export const teamResponse = (rows: TeamRow[] | undefined) =>
  inOrder(rows).map(({ id, name, position, description, photo }) => ({
    id,
    name: name ?? '',
    position,
    description,
    photo: photo && toMedia(photo),
  }));

/** Replaces the team of a service; members who stay keep their records. */
export const writeTeam = async (
  strapi: Strapi,
  service: number,
  team: readonly TeamMemberValues[],
  stored: TeamRow[] | null | undefined,
): Promise<void> => {
  const people = strapi.db.query(TEAM);
  const before = inOrder(stored);
  if (isDeepStrictEqual(teamOf(before), team)) return;
  for (const [rank, member] of team.entries()) {
    const known = before[rank];
    const data = { ...member, rank, service };
    if (known) await people.update({ where: { id: known.id }, data });
    else await people.create({ data });
  }
  for (const { id } of before.slice(team.length)) await people.delete({ where: { id } });
};

const person = { select: ['id', 'first_name', 'last_name', 'email'] };
const term = { select: ['id', 'name', 'slug'] };
const subcategory = { ...term, populate: { category: { select: ['id', 'name'] } } };

/** What a query of a listing, or of the records of its field, selects. */
export const relation = (name: ListingField) => {
  if (isOfKind(name, 'image')) return true;
  if (isOfKind(name, 'people')) return { populate: { photo: true } };
  return name === 'subcategories' ? subcategory : term;
};

const fields = (type: Collection): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOfCollection(type)
      .filter((name) => isOfKind(name, 'image', 'people', 'terms'))
      .map((name) => [storedName(name), relation(name)]),
  );

const account = { select: [...person.select, 'hidden_at'] };

/** The relations that responses and writes need. */
export const populate = {
  apps: { ...fields('apps'), account, author: person },
  services: {
    ...fields('services'),
    account,
    author: person,
    // With `revision_of: null` SQLite would scan all apps; the response filters them instead.
    apps: { select: [...term.select, 'revision_of'] },
  },
};

export const fieldsOf = (row: ListingRow): ListingValues =>
  makeListingValues((field, _, name) => {
    if (isOfKind(name, 'flag')) return row[storedName(name)] === true;
    if (isOfKind(name, 'image')) return row[storedName(name)]?.id ?? null;
    if (isOfKind(name, 'terms')) return (row[storedName(name)] ?? []).map(({ id }) => id);
    if (isOfKind(name, 'people')) return teamOf(row[storedName(name)] ?? []);
    return row[storedName(name)] ?? emptyValue(field);
  });

/** The columns and relations of this type's table; team members have a table of their own. */
export const columnsOf = (type: Collection, fields: ListingValues): Record<string, unknown> => {
  const columns = fieldsOfCollection(type).filter((name) => !isOfKind(name, 'people'));
  return Object.fromEntries(columns.map((name) => [storedName(name), fields[storedName(name)]]));
};
