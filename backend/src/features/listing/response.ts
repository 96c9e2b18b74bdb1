import {
  type Collection,
  changedFields,
  emptyValue,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  listingFields,
  may,
  type StoredName,
  storedName,
  synonymsIn,
  waitsForVendor,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { LinkResponse } from '../links/index.ts';
import { toMedia } from '../media/index.ts';
import { assigneesOf, countNewMessages } from '../moderation/index.ts';
import { lateHours } from './figures.ts';
import type { ListingRepository } from './repository.ts';
import {
  type FieldsOfRow,
  fieldsOf,
  kinds,
  type ListingRow,
  type PersonRow,
  type TermRow,
  teamResponse,
} from './rows.ts';

/** Strapi 5 clients address records by `documentId`: here it is the id as a string. */
export const identityOf = ({ id }: { id: number }) => ({ id, documentId: String(id) });

/** Other names of a term. */
export const synonymsOf = ({ synonyms }: Pick<TermRow, 'synonyms'>): string[] =>
  synonymsIn(synonyms ?? '');

export const termResponse = (collection: string, { id, name, slug }: TermRow) => ({
  id,
  name,
  slug,
  url: `/${collection}/${slug}`,
});

export const subcategoryResponse = (row: TermRow) => ({
  ...termResponse('subcategories', row),
  category: row.category ? { id: row.category.id, name: row.category.name } : null,
  category_id: row.category?.id ?? null,
});

const fieldResponse = (row: FieldsOfRow, name: ListingField): unknown => {
  if (isOfKind(name, 'flag')) return row[storedName(name)] === true;
  if (isOfKind(name, 'people')) return teamResponse(row[storedName(name)] ?? []);
  if (isOfKind(name, 'terms'))
    return (row[storedName(name)] ?? []).map((term) =>
      name === 'subcategories' ? subcategoryResponse(term) : termResponse(name, term),
    );
  if (isOfKind(name, 'image')) {
    const picture = row[storedName(name)];
    return picture ? toMedia(picture) : null;
  }
  return row[storedName(name)] ?? emptyValue(listingFields[name]);
};

type FieldResponses = { [Name in ListingField as StoredName<Name>]?: unknown };

export const fieldResponses = (type: Collection, row: FieldsOfRow): FieldResponses =>
  Object.fromEntries(
    fieldsOfCollection(type).map((name) => [storedName(name), fieldResponse(row, name)]),
  );

/** Fields that cannot be edited, so a revision has those of the live row. */
const readOnlyFields = {
  apps: () => ({}),
  services: ({ featured, apps }: ListingRow) => ({
    featured: featured === true,
    apps: (apps ?? [])
      .filter(({ revision_of }) => revision_of === null)
      .map(({ id, name, slug }) => ({ id, name, slug })),
  }),
};

export const personResponse = ({ id, first_name, last_name, email }: PersonRow) => ({
  id,
  first_name,
  last_name,
  email,
});

/** The limit that a listing in the queue has passed. */
const lateOf = (row: ListingRow) => {
  const { status, draft, submitted_at: since } = row;
  const waits = status === 'PENDING' && draft !== true && !waitsForVendor(row);
  return waits && since !== null ? lateHours(since) : {};
};

interface Related {
  /** The live row of a revision, or the row itself. */
  live: ListingRow;
  hasRevision: boolean;
  rating: { mean: number; count: number } | undefined;
  links: readonly LinkResponse[];
  /** Messages that the reader has not read. */
  newMessages: number;
  /** To whom its review is assigned; only staff see it. */
  assignee: { id: number; name: string } | undefined;
  /** The id of the reader. */
  reader: number;
  /** Whether the reader is staff, who see that listings are hidden, late or assigned. */
  tellsStaff: boolean;
}

/** The fields of its type from an explicit list, so that no other column leaves the server. */
const listingResponse = (
  repository: ListingRepository,
  row: ListingRow,
  { live, hasRevision, rating, links, newMessages, assignee, reader, tellsStaff }: Related,
) => {
  const { type } = repository;
  const isRevision = row.revision_of !== null;
  return {
    ...identityOf(live),
    type: kinds[type].single,
    slug: live.slug,
    url: `/${type}/${live.slug}`,
    ...fieldResponses(type, row),
    status: row.status,
    note: row.note,
    draft: row.draft === true,
    revision: isRevision || hasRevision,
    version: live.version,
    submitted_at: row.submitted_at,
    decided_at: row.decided_at,
    request: row.status === 'PENDING' ? row.request : null,
    ...(tellsStaff ? lateOf(row) : {}),
    rating: rating?.mean ?? null,
    num_reviews: rating?.count ?? 0,
    new_messages: newMessages,
    account: row.account && personResponse(row.account),
    ...(live.status === 'APPROVED' && links.length > 0 ? { links } : {}),
    ...(live.hidden_at ? { link_hidden_at: live.hidden_at } : {}),
    ...(tellsStaff && live.account?.hidden_at ? { hidden: true } : {}),
    ...(tellsStaff ? { assignee: assignee ?? null } : {}),
    // The author may be staff, or the vendor from whom it was moved.
    created_by_obj: tellsStaff || row.author?.id === reader ? row.author : null,
    createdAt: live.createdAt,
    updatedAt: row.updatedAt,
    ...readOnlyFields[type](live),
    ...(isRevision
      ? {
          changed_fields: changedFields(fieldsOf(live), fieldsOf(row)),
          beside: { status: live.status, draft: live.draft === true },
        }
      : {}),
  };
};

/** Responses for a page of live rows and revisions, with a fixed number of statements. */
export const listingResponses = async (
  repository: ListingRepository,
  actor: Actor,
  rows: ListingRow[],
) => {
  const liveIds = rows.map((row) => row.revision_of ?? row.id);
  const revised = rows.flatMap(({ revision_of: id, live }) => (live ? [] : (id ?? [])));
  const found = revised.length > 0 ? await repository.findLiveByIds(revised) : [];
  const lives = new Map(
    [...found, ...rows.flatMap(({ live }) => live ?? [])].map((row) => [row.id, row]),
  );
  const withRevision = await repository.idsWithRevision(liveIds, actor);
  const tellsStaff = may(actor, 'listing.listAll');
  const ratings = await repository.ratings(liveIds);
  const links = await repository.links(liveIds);
  const { strapi, type } = repository;
  const assignees = tellsStaff ? await assigneesOf(strapi, type, liveIds) : null;
  const messages = await countNewMessages(strapi, type, liveIds, actor);
  return rows.map((row) => {
    const live = (row.revision_of === null ? row : lives.get(row.revision_of)) ?? row;
    return listingResponse(repository, row, {
      live,
      hasRevision: withRevision.has(live.id),
      rating: ratings.get(live.id),
      links: links.get(live.id) ?? [],
      assignee: assignees?.get(live.id),
      newMessages: messages.get(live.id) ?? 0,
      reader: actor.id,
      tellsStaff,
    });
  });
};

export type ListingResponse = ReturnType<typeof listingResponse>;
