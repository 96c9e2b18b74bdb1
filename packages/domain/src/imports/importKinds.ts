import * as m from '#messages';
import type { Action } from '../access/access.ts';
import type { AuditAction } from '../audit/audit.ts';
import { recordOf } from '../base/recordOf.ts';
import type { Collection, TermName } from '../listing/collection.ts';
import { type ImportKind, importKinds, isTermName } from '../listing/importKind.ts';
import { isOfKind, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, type ListingField, storedName } from '../listing/listingShape.ts';
import { logoTarget } from './importLogo.ts';

/** What a column can be, and its label in the language of now. */
type Target = readonly [target: string, label: () => string];

/** What tells the import of one kind of records from that of another. How its rows are read, written and undone is up to each backend. */
interface ImportedKind {
  targets: readonly Target[];
  /** Needed in every step, and while the server goes through the rows. Default: what each row needs is decided with it. */
  needs?: Action;
  /** The entry of the audit log. */
  audit: AuditAction;
  /** What is wrong with the key of a row. */
  noSuch: { readonly id: () => string; readonly slug: () => string };
  several: (parts: { count: number }) => string;
  twice: (parts: { row: number }) => string;
}

const keyTargets: readonly Target[] = [
  ['id', m.export_id],
  ['slug', m.export_slug],
];

/** Fields that no file brings as they are: pictures and people. A logo is loaded from its address. */
const isLeftOut = (name: ListingField) => isOfKind(name, 'image', 'people');

/** The fields of listings that a file can have. */
export const importedFields = (collection: Collection): ListingField[] =>
  fieldsOfCollection(collection).filter((name) => !isLeftOut(name));

const listingKind = (collection: Collection): ImportedKind => ({
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

const termKind = (terms: TermName): ImportedKind => ({
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

const kinds: Readonly<Record<ImportKind, ImportedKind>> = recordOf(importKinds, (kind) =>
  isTermName(kind) ? termKind(kind) : listingKind(kind),
);

/** The description of a kind of import. */
export const importedKind = (kind: ImportKind): ImportedKind => kinds[kind];
