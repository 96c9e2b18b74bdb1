import * as m from '#messages';
import type { Collection } from '../listing/collection.ts';
import { isOfKind, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, type ListingField, storedName } from '../listing/listingShape.ts';
import { fold } from '../text/fold.ts';

/** What a column can be besides the fields of a listing. */
const others = ['id', 'slug', 'account'] as const;

/** Fields that no file brings: pictures and people. */
const isLeftOut = (name: ListingField) => isOfKind(name, 'image', 'people');

const importedFields = (collection: Collection) =>
  fieldsOfCollection(collection).filter((name) => !isLeftOut(name));

/** What the columns of a file can be: its keys, its vendor, and the fields by their stored names. */
export const importTargets = (collection: Collection): string[] => [
  ...others,
  ...importedFields(collection).map((name) => storedName(name)),
];

/** What a column can be, by its name in the language of now. */
export const importTargetLabels = (collection: Collection): [target: string, label: string][] => [
  ['id', m.export_id()],
  ['slug', m.export_slug()],
  ['account', m.export_vendor_email()],
  ...importedFields(collection).map((name): [string, string] => [
    storedName(name),
    specOf(name).label,
  ]),
];

/** Other names that columns have in files, in English and German, folded. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['title', 'titel', 'produkt', 'product', 'app', 'bezeichnung'],
  summary: ['short description', 'kurzbeschreibung', 'tagline'],
  description: ['long description', 'beschreibung', 'langbeschreibung'],
  link: ['website', 'webseite', 'homepage', 'url', 'web'],
  trial: ['demo', 'free trial', 'testversion', 'kostenlose testversion'],
  pricing: ['price', 'preis', 'preise', 'kosten'],
  industries: ['industry', 'branche', 'branchen'],
  categories: ['category', 'kategorie', 'kategorien'],
  subcategories: ['subcategory', 'tags', 'unterkategorie', 'unterkategorien', 'stichworter'],
  locations: ['location', 'ort', 'orte', 'standort', 'standorte'],
  phone: ['telephone', 'telefon', 'tel'],
  email: ['e mail', 'mail'],
  account: ['account email', 'vendor email', 'owner email'],
};

const plain = (name: string): string =>
  fold(name)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What the columns of a file most likely are; null for those that are not imported. Each target is used once.
 *
 * @param labels Labels of targets in every language.
 */
export function guessTargets(
  columns: readonly string[],
  collection: Collection,
  labels: readonly (readonly [target: string, label: string])[],
): (string | null)[] {
  const known = importTargets(collection);
  /** The surest names first: those of our own files, then the labels, then others. */
  const names: readonly (readonly [target: string, name: string])[] = [
    ...known.map((target) => [target, target] as const),
    ...labels,
    ...Object.entries(synonyms).flatMap(([target, all]) =>
      all.map((name) => [target, name] as const),
    ),
  ];
  const wanted = columns.map(plain);
  const guessed: (string | null)[] = columns.map(() => null);
  for (const [target, name] of names) {
    const place = wanted.indexOf(plain(name));
    if (place < 0 || guessed[place] !== null || !known.includes(target)) continue;
    if (!guessed.includes(target)) guessed[place] = target;
  }
  return guessed;
}

/** Whether a column seems to be of a picture, which is not imported. */
export function isPictureColumn(column: string): boolean {
  return ['logo', 'icon', 'bild', 'image', 'picture'].includes(plain(column));
}

/** Whether a column is imported as terms, such as industries. */
export const isTermsTarget = (collection: Collection, target: string | null): boolean =>
  importedFields(collection).some((name) => isOfKind(name, 'terms') && storedName(name) === target);

/** What is wrong with the targets of columns, as sent. */
export function targetsProblem(
  targets: unknown,
  columns: number,
  collection: Collection,
): string | undefined {
  const known = importTargets(collection);
  const isTarget = (each: unknown) =>
    each === null || (typeof each === 'string' && known.includes(each));
  if (!Array.isArray(targets) || targets.length !== columns || !targets.every(isTarget))
    return m.import_targets_not_valid();
  const chosen = targets.filter((each) => each !== null);
  if (new Set(chosen).size < chosen.length) return m.import_target_twice();
  return chosen.includes('name') || chosen.includes('id') || chosen.includes('slug')
    ? undefined
    : m.import_no_key();
}
