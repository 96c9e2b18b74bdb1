import * as m from '#messages';
import type { Action } from '../access/access.ts';
import type { AuditAction } from '../audit/audit.ts';
import { recordOf } from '../base/recordOf.ts';
import { type Collection, collections, type TermName, termNames } from '../listing/collection.ts';
import { type ImportKind, isTermName } from '../listing/importKind.ts';
import { isOfKind, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, type ListingField, storedName } from '../listing/listingShape.ts';
import { logoTarget } from './importLogo.ts';
import type { ImportKey } from './importState.ts';

/** What a column can be, and its label in the language of now. */
type Target = readonly [target: string, label: () => string];

/** What tells the import of one kind of records from that of another. How its rows are read, written and undone is up to each backend. */
interface ImportedKind {
  targets: readonly Target[];
  /** By what rows can find their record, the surest first. */
  keys: readonly ImportKey[];
  /** By what they find it where the cell of the key is empty, and what a file is expected to have. */
  otherwise: ImportKey;
  /** What tells records of one key apart. */
  writtenBy?: string;
  /** What a file lacks without any of the keys. */
  noKey: () => string;
  /** Needed in every step, and while the server goes through the rows. Default: what each row needs is decided with it. */
  needs?: Action;
  /** The entry of the audit log. */
  audit: AuditAction;
  /** What is wrong with the key of a row. */
  noSuch: { readonly id: () => string };
  twice: (parts: { row: number }) => string;
}

const keyTargets: readonly Target[] = [
  ['id', m.export_id],
  ['slug', m.export_slug],
];

/** Records that rows find by a slug and by names as well. */
interface NamedKind extends ImportedKind {
  noSuch: { readonly id: () => string; readonly slug: () => string };
  several: (parts: { count: number }) => string;
}

const named = {
  keys: ['id', 'slug', 'name'],
  otherwise: 'name',
  noKey: m.import_no_key,
} as const;

/** Fields that no file brings as they are: pictures and people. A logo is loaded from its address. */
const isLeftOut = (name: ListingField) => isOfKind(name, 'image', 'people');

/** The fields of listings that a file can have. */
export const importedFields = (collection: Collection): ListingField[] =>
  fieldsOfCollection(collection).filter((name) => !isLeftOut(name));

const listingKind = (collection: Collection): NamedKind => ({
  ...named,
  targets: [
    ...keyTargets,
    ['account', m.export_vendor_email],
    ...importedFields(collection).map(
      (name): Target => [storedName(name), () => specOf(name).label],
    ),
    [logoTarget, m.import_logo_address],
  ],
  audit: 'listing.import',
  noSuch: { id: m.import_no_such_id, slug: m.import_no_such_slug },
  several: m.import_several_listings,
  twice: m.import_listed_twice,
});

const termKind = (terms: TermName): NamedKind => ({
  ...named,
  targets: [
    ...keyTargets,
    ['name', m.export_name],
    ['synonyms', m.term_synonyms],
    ...(terms === 'subcategories' ? [['category', m.export_category] as const] : []),
  ],
  needs: 'term.write',
  audit: 'term.import',
  noSuch: { id: m.import_no_such_term_id, slug: m.import_no_such_term_slug },
  several: m.import_several_terms,
  twice: m.import_term_twice,
});

/** Accounts have no slug, and no two the same address. */
const accountKind: ImportedKind = {
  targets: [
    ['id', m.export_id],
    ['email', m.export_email],
    ['first_name', m.export_first_name],
    ['last_name', m.export_last_name],
  ],
  keys: ['email', 'id'],
  otherwise: 'email',
  noKey: m.import_no_account_key,
  needs: 'accounts.manage',
  audit: 'account.import',
  noSuch: { id: m.import_no_such_account_id },
  twice: m.import_account_twice,
};

/** Reviews have no key of their own: a user has one of each listing. */
const reviewKind: ImportedKind = {
  targets: [
    ['listing_slug', m.export_listing_slug],
    ['listing_type', m.export_listing_type],
    ['author_email', m.export_author_email],
    ['rating', m.export_rating],
    ['comment', m.export_comment],
    ['created', m.export_created],
    ['status', m.export_status],
  ],
  keys: ['listing_slug'],
  otherwise: 'listing_slug',
  writtenBy: 'author_email',
  noKey: m.import_no_review_key,
  needs: 'review.decide',
  audit: 'review.import',
  noSuch: { id: m.import_no_such_id },
  twice: m.import_review_twice,
};

const namedKinds = recordOf([...collections, ...termNames], (kind) =>
  isTermName(kind) ? termKind(kind) : listingKind(kind),
);

const kinds: Readonly<Record<ImportKind, ImportedKind>> = {
  ...namedKinds,
  accounts: accountKind,
  reviews: reviewKind,
};

/** The description of a kind of import. */
export function importedKind(kind: Collection | TermName): NamedKind;
export function importedKind(kind: ImportKind): ImportedKind;
export function importedKind(kind: ImportKind): ImportedKind {
  return kinds[kind];
}
