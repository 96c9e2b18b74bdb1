import * as m from '#messages';
import type { Collection } from '../listing/collection.ts';
import { isOfKind, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, type ListingField, storedName } from '../listing/listingShape.ts';
import { fold } from '../text/fold.ts';
import { type Arrival, type ImportKey, importKeys } from './importState.ts';

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
function guessTargets(
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

/** How the rows of a file are imported. */
export interface ImportPlan {
  /** Of each column; null if it is not imported. */
  targets: readonly (string | null)[];
  /** By what rows find their listing. */
  key: ImportKey;
  /** How new listings arrive. */
  arrival: Arrival;
  /** Whether names of no term are left out, instead of failing their row. */
  skipUnknownTerms: boolean;
}

/** The plan of an earlier file, and the names of its columns. */
interface EarlierPlan extends ImportPlan {
  columns: readonly string[];
}

/** The targets of columns as an earlier file had them; null unless the new file has all that it imported, and no further one that seems to be a field. */
function rememberedTargets(
  columns: readonly string[],
  guessed: readonly (string | null)[],
  { columns: earlier, targets }: EarlierPlan,
): (string | null)[] | null {
  const before = new Map(earlier.map((name, place) => [plain(name), targets[place] ?? null]));
  const names = columns.map(plain);
  const isKnown =
    new Set(names).size === names.length &&
    [...before].every(([name, target]) => target === null || names.includes(name)) &&
    names.every((name, place) => before.has(name) || guessed[place] === null);
  return isKnown ? names.map((name) => before.get(name) ?? null) : null;
}

/**
 * How the rows of a file are most likely imported: as those of the newest earlier file with its columns, or as their names suggest,
 * by the surest key, as drafts.
 *
 * @param labels Labels of targets in every language.
 * @param earlier The user's earlier imports, newest first.
 */
export function planOf(
  columns: readonly string[],
  collection: Collection,
  labels: readonly (readonly [target: string, label: string])[],
  earlier: readonly EarlierPlan[],
): ImportPlan {
  const guessed = guessTargets(columns, collection, labels);
  for (const plan of earlier) {
    const targets = rememberedTargets(columns, guessed, plan);
    const { key, arrival, skipUnknownTerms } = plan;
    if (targets) return { targets, key, arrival, skipUnknownTerms };
  }
  const key = importKeys.find((each) => guessed.includes(each)) ?? 'name';
  return { targets: guessed, key, arrival: 'draft', skipUnknownTerms: false };
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
  const twice = chosen.find((each, place) => chosen.indexOf(each) < place);
  if (twice !== undefined) {
    const label = importTargetLabels(collection).find(([target]) => target === twice)?.[1];
    return m.import_target_twice({ field: label ?? twice });
  }
  return chosen.includes('name') || chosen.includes('id') || chosen.includes('slug')
    ? undefined
    : m.import_no_key();
}
