import * as m from '#messages';
import type { TermName } from '../listing/collection.ts';
import { type ImportKind, isListingKind, isTermName } from '../listing/importKind.ts';
import { hasLines, isOfKind, isRequired, listingFields } from '../listing/listingFields.ts';
import { storedName } from '../listing/listingShape.ts';
import { fold } from '../text/fold.ts';
import { importedFields, importedKind } from './importKinds.ts';
import { logoTarget } from './importLogo.ts';
import type { Arrival, ImportKey } from './importState.ts';

/** What the columns of a file can be: its keys, the vendor of a listing, and the fields by their stored names. */
export const importTargets = (kind: ImportKind): string[] =>
  importedKind(kind).targets.map(([target]) => target);

/** What the columns of a file must be to create records: the name, of subcategories also the category, of accounts a person, of reviews a whole one, and of listings that are no drafts all required fields. */
export function requiredTargets(kind: ImportKind, arrival: Arrival): string[] {
  if (kind === 'accounts') return ['email', 'first_name', 'last_name'];
  if (kind === 'reviews') return ['listing_slug', 'author_email', 'rating', 'comment'];
  if (isTermName(kind)) return ['name', ...(kind === 'subcategories' ? ['category'] : [])];
  return arrival === 'draft'
    ? ['name']
    : importedFields(kind)
        .filter((name) => isRequired(name))
        .map((name) => storedName(name));
}

/** What a column can be, by its name in the language of now. */
export const importTargetLabels = (kind: ImportKind): [target: string, label: string][] =>
  importedKind(kind).targets.map(([target, label]) => [target, label()]);

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
  logo: ['logo url', 'logo link', 'logo adresse', 'logo address'],
  synonyms: ['synonym', 'alias', 'aliases', 'also known as', 'synonyme', 'andere namen'],
  category: ['kategorie', 'parent', 'ubergeordnete kategorie'],
  first_name: ['forename', 'given name', 'vorname'],
  last_name: ['surname', 'family name', 'nachname', 'familienname'],
};

/** Those that mean something else of other kinds. */
const namesOfKind: Partial<Record<ImportKind, readonly [target: string, names: string[]][]>> = {
  accounts: [['email', ['email address', 'user email', 'e mail adresse']]],
  reviews: [
    ['listing_slug', ['listing', 'slug', 'app', 'service', 'eintrag']],
    ['listing_type', ['type', 'list', 'typ']],
    ['author_email', ['created by obj', 'email', 'reviewer email', 'comment author email']],
    ['rating', ['stars', 'sterne', 'bewertung']],
    ['comment', ['review', 'text', 'comment content', 'kommentar']],
    ['created', ['createdat', 'date', 'submitted', 'comment date', 'datum']],
  ],
};

/** The same for a kind: the column of the names of terms can be called as these, such as Location. */
function otherNames(kind: ImportKind): [target: string, names: readonly string[]][] {
  const known = Object.entries(synonyms);
  if (isTermName(kind)) known.push(['name', [kind, ...(synonyms[kind] ?? [])]]);
  return [...(namesOfKind[kind] ?? []), ...known];
}

const plain = (name: string): string =>
  fold(name)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The starts of the first cells of each column. */
type Samples = readonly (readonly string[])[];

/** Whether cells can be addresses, such as those of our own exports, and are not names of files. */
const hasAddresses = (cells: readonly string[] = []): boolean =>
  cells.every((cell) => /^(https?:|\/|\{)/i.test(cell.trim()));

/**
 * What the columns of a file most likely are; null for those that are not imported. Each target is used once.
 *
 * @param labels Labels of targets in every language.
 */
function guessTargets(
  columns: readonly string[],
  kind: ImportKind,
  labels: readonly (readonly [target: string, label: string])[],
  samples: Samples,
): (string | null)[] {
  const known = importTargets(kind);
  /** A column that is called Logo can have the names of files. */
  const isLeftOut = (target: string, name: string, place: number) =>
    !known.includes(target) || (name === logoTarget && !hasAddresses(samples[place]));
  /** The surest names first: those of our own files, then the labels, then others. */
  const names: readonly (readonly [target: string, name: string])[] = [
    ...known.map((target) => [target, target] as const),
    ...labels,
    ...otherNames(kind).flatMap(([target, all]) => all.map((name) => [target, name] as const)),
  ];
  const wanted = columns.map(plain);
  const guessed: (string | null)[] = columns.map(() => null);
  for (const [target, name] of names) {
    const place = wanted.indexOf(plain(name));
    if (place < 0 || guessed[place] !== null || isLeftOut(target, name, place)) continue;
    if (!guessed.includes(target)) guessed[place] = target;
  }
  return guessed;
}

/** How the rows of a file are imported. */
export interface ImportPlan {
  /** Of each column; null if it is not imported. */
  targets: readonly (string | null)[];
  /** By what rows find their record. */
  key: ImportKey;
  /** How new listings arrive. Terms are there at once. */
  arrival: Arrival;
  /** Whether names of no term are left out, instead of failing their row. */
  skipUnknownTerms: boolean;
  /** Whether each new vendor is emailed a link to set a password. Of accounts only; default false. */
  emailsVendors?: boolean;
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
  // Of columns with the same name, the one that was imported.
  const before = new Map<string, string | null>();
  for (const [place, name] of earlier.entries())
    before.set(plain(name), before.get(plain(name)) ?? targets[place] ?? null);
  const names = columns.map(plain);
  const isKnown =
    new Set(names).size === names.length &&
    [...before].every(([name, target]) => target === null || names.includes(name)) &&
    names.every((name, place) => before.has(name) || guessed[place] === null);
  return isKnown ? names.map((name) => before.get(name) ?? null) : null;
}

/**
 * How the rows of a file are most likely imported: as those of the newest earlier file with its columns, or as their names suggest,
 * by the surest key, with the usual arrival.
 *
 * @param labels Labels of targets in every language.
 * @param earlier The user's earlier imports, newest first.
 * @param assigns Whether the user may create listings of other accounts.
 * @param samples The starts of some cells of each column. Default: none are known.
 */
export function planOf(
  columns: readonly string[],
  kind: ImportKind,
  labels: readonly (readonly [target: string, label: string])[],
  earlier: readonly EarlierPlan[],
  assigns: boolean,
  samples: Samples = [],
): ImportPlan {
  const guessed = guessTargets(columns, kind, labels, samples);
  for (const plan of earlier) {
    const targets = rememberedTargets(columns, guessed, plan);
    const { key, arrival, skipUnknownTerms } = plan;
    if (targets) return { targets, key, arrival, skipUnknownTerms };
  }
  const { keys, otherwise } = importedKind(kind);
  const key = keys.find((each) => guessed.includes(each)) ?? otherwise;
  return {
    targets: guessed,
    key,
    arrival: usualArrival(guessed, assigns),
    skipUnknownTerms: false,
  };
}

/** How new listings arrive until someone chooses: those of other accounts submitted, as drafts are for one's own. */
export const usualArrival = (
  targets: readonly (string | null)[],
  assigns: boolean,
): ImportPlan['arrival'] => (assigns && targets.includes('account') ? 'pending' : 'draft');

/** Whether a column seems to be of a picture. Only logos are imported, by their addresses. */
export function isPictureColumn(column: string): boolean {
  return ['logo', 'icon', 'bild', 'image', 'picture'].includes(plain(column));
}

const termsOf = (kind: ImportKind, target: string | null): TermName | undefined =>
  isListingKind(kind)
    ? importedFields(kind)
        .filter((name) => isOfKind(name, 'terms'))
        .find((name) => storedName(name) === target)
    : undefined;

/** Whether a column is imported as terms, such as industries. */
export const isTermsTarget = (kind: ImportKind, target: string | null): boolean =>
  termsOf(kind, target) !== undefined;

/** Whether a cell of a column can have several values, separated by semicolons. */
export function takesSeveral(kind: ImportKind, target: string): boolean {
  const terms = termsOf(kind, target);
  return terms ? listingFields[terms].max > 1 : target === 'synonyms';
}

/** Whether a cell of a column usually has several lines. */
export const takesLines = (kind: ImportKind, target: string): boolean =>
  isListingKind(kind)
    ? importedFields(kind).some((name) => storedName(name) === target && hasLines(name))
    : target === 'comment';

/** What is wrong with the targets of columns, as sent. */
export function targetsProblem(
  targets: unknown,
  columns: number,
  kind: ImportKind,
): string | undefined {
  const known = importTargets(kind);
  const isTarget = (each: unknown) =>
    each === null || (typeof each === 'string' && known.includes(each));
  if (!Array.isArray(targets) || targets.length !== columns || !targets.every(isTarget))
    return m.import_targets_not_valid();
  const chosen = targets.filter((each) => each !== null);
  const twice = chosen.find((each, place) => chosen.indexOf(each) < place);
  if (twice !== undefined) {
    const label = importTargetLabels(kind).find(([target]) => target === twice)?.[1];
    return m.import_target_twice({ field: label ?? twice });
  }
  const { keys, noKey } = importedKind(kind);
  return keys.some((each) => chosen.includes(each)) ? undefined : noKey();
}
