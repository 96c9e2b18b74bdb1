import {
  array,
  boolean,
  defaulted,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import type { FieldProblem } from '../../schemas/dataError.ts';
import { listingNames } from '../../schemas/listingNames.ts';
import { listingRules } from '../../schemas/listingRules.ts';
import { statusStruct } from '../../schemas/status.ts';
import { genericTexts, listingTexts } from '../../schemas/texts.ts';
import type { Database, ListingValues, StoredListing } from './database.ts';
import { invalid } from './http.ts';

const optionalText = defaulted(nullable(string()), null);
const relation = defaulted(array(integer()), () => []);

/** A write as it travels; what is missing counts as empty. */
export const writeStruct = object({
  name: defaulted(nullable(string()), ''),
  summary: defaulted(nullable(string()), ''),
  description: defaulted(nullable(string()), ''),
  link: defaulted(nullable(string()), ''),
  trial: optionalText,
  pricing: defaulted(nullable(string()), ''),
  nz: defaulted(boolean(), false),
  logo: defaulted(nullable(integer()), null),
  industries: relation,
  subcategories: relation,
  categories: relation,
  locations: relation,
  email: optionalText,
  phone: optionalText,
  note: optionalText,
  internal_note: optionalText,
  draft: defaulted(boolean(), false),
  status: optional(statusStruct()),
  version: optional(integer()),
});

export type WireWrite = Infer<typeof writeStruct>;

export function valuesOf(write: WireWrite, collection: StoredListing['collection']): ListingValues {
  const app = collection === 'apps';
  return {
    name: (write.name ?? '').trim(),
    summary: (write.summary ?? '').trim(),
    description: (write.description ?? '').trim(),
    link: (write.link ?? '').trim(),
    trial: write.trial?.trim() || null,
    pricing: (write.pricing ?? '').trim(),
    nz: write.nz,
    logo: write.logo,
    industries: write.industries,
    subcategories: app ? write.subcategories : [],
    categories: app ? [] : write.categories,
    locations: app ? [] : write.locations,
    email: app ? null : write.email,
    phone: app ? null : write.phone,
  };
}

const tables = ['industries', 'subcategories', 'categories', 'locations'] as const;

/** Refuses what the printed rules refuse, each problem under the stored name of its field. */
export function checkListing(write: WireWrite, values: ListingValues, db: Database): void {
  const rules = listingRules({ draft: write.draft });
  const written = new Map<string, unknown>(Object.entries({ ...write, ...values }));
  const stored = new Map<string, string>(Object.entries(listingNames));
  const problems: FieldProblem[] = [];

  for (const [field, rule] of Object.entries(rules)) {
    const path = stored.get(field) ?? field;
    const [failure] = rule.validate(written.get(path) ?? '', { coerce: true });
    if (failure) problems.push({ path, message: failure.message });
  }
  for (const table of tables) {
    const known = values[table].every((id) => db[table].some((term) => term.id === id));
    if (!known) problems.push({ path: table, message: genericTexts.notValid(table) });
  }
  if (values.logo !== null && !db.media.some(({ id }) => id === values.logo)) {
    problems.push({ path: 'logo', message: genericTexts.notValid('logo') });
  }
  if (problems.length > 0) throw invalid(listingTexts.failed, problems);
}
