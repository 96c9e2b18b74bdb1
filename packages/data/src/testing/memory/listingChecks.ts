import {
  fieldProblem,
  genericTexts,
  isBlank,
  type ListingStatus,
  listingFields,
  listingNames,
  listingTerms,
  listingTexts,
  noteFields,
  selectionLimits,
  selectionProblem,
  teamMemberFields,
} from '@portal/domain';
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
  unknown,
} from 'superstruct';
import type { FieldProblem } from '../../schemas/dataError.ts';
import { listingStatus } from '../../schemas/status.ts';
import type { Database, ListingValues, StoredListing } from './database.ts';
import { invalid } from './http.ts';

const text = optional(nullable(string()));
const relation = optional(array(integer()));

/** A write as it travels; what is not sent stays as it is. */
export const writeStruct = object({
  name: text,
  summary: text,
  description: text,
  link: text,
  trial: text,
  pricing: text,
  nz: optional(boolean()),
  logo: optional(nullable(integer())),
  industries: relation,
  subcategories: relation,
  categories: relation,
  locations: relation,
  email: text,
  phone: text,
  team_members: optional(
    array(
      object({
        name: defaulted(string(), ''),
        position: defaulted(nullable(string()), null),
        description: defaulted(nullable(string()), null),
        photo: defaulted(nullable(integer()), null),
      }),
    ),
  ),
  account: optional(nullable(integer())),
  note: text,
  internal_note: text,
  draft: optional(boolean()),
  status: unknown(),
  version: optional(nullable(integer())),
});

export type WireWrite = Infer<typeof writeStruct>;

/** The status that was sent, if one was. */
export function readStatus(value: unknown): ListingStatus | undefined {
  if (value === undefined || value === null) return undefined;
  return listingStatus(value, () => {
    const message = genericTexts.notValid('Status');
    throw invalid(listingTexts.failed, [{ path: 'status', message }]);
  });
}

export const noValues: ListingValues = {
  name: '',
  summary: '',
  description: '',
  link: '',
  trial: null,
  pricing: '',
  nz: false,
  logo: null,
  industries: [],
  subcategories: [],
  categories: [],
  locations: [],
  email: null,
  phone: null,
  team_members: [],
};

type Sent = string | null | undefined;

const trimmed = (sent: Sent) => (typeof sent === 'string' ? sent.trim() : sent);

/** As it was typed; what shows nothing is nothing. */
const plain = (sent: Sent, stored: string) =>
  sent === undefined ? stored : (maybe(sent, '') ?? '');

const maybe = (sent: Sent, stored: string | null) => {
  if (sent === undefined) return stored;
  return sent === null || isBlank(sent) ? null : sent;
};

/** What the record says after the write. */
export function valuesOf(
  write: WireWrite,
  collection: StoredListing['collection'],
  stored: ListingValues,
): ListingValues {
  const app = collection === 'apps';
  return {
    name: plain(write.name, stored.name),
    summary: plain(write.summary, stored.summary),
    description: plain(write.description, stored.description),
    link: plain(trimmed(write.link), stored.link),
    trial: maybe(trimmed(write.trial), stored.trial),
    pricing: plain(write.pricing, stored.pricing),
    nz: write.nz ?? stored.nz,
    logo: write.logo === undefined ? stored.logo : write.logo,
    industries: write.industries ?? stored.industries,
    subcategories: app ? (write.subcategories ?? stored.subcategories) : [],
    categories: app ? [] : (write.categories ?? stored.categories),
    locations: app ? [] : (write.locations ?? stored.locations),
    email: app ? null : maybe(trimmed(write.email), stored.email),
    phone: app ? null : maybe(write.phone, stored.phone),
    team_members: app ? [] : (write.team_members ?? stored.team_members),
  };
}

const tables = ['industries', 'subcategories', 'categories', 'locations'] as const;

function teamProblems(
  team: ListingValues['team_members'],
  draft: boolean,
  db: Database,
): FieldProblem[] {
  const problems = team.flatMap((member, index) => {
    const sent = new Map<string, unknown>(Object.entries(member));
    const at = (name: string) => `team_members.${index}.${name}`;
    const found = Object.entries(teamMemberFields).flatMap(([name, field]) => {
      const message = fieldProblem(field, sent.get(name), { draft });
      return message ? [{ path: at(name), message }] : [];
    });
    const shown = member.photo === null || db.media.some(({ id }) => id === member.photo);
    return shown
      ? found
      : [...found, { path: at('photo'), message: genericTexts.notValid('Photo') }];
  });
  const most = selectionLimits.teamMembers;
  return team.length <= most
    ? problems
    : [{ path: 'team_members', message: listingTexts.tooManyPeople(most) }, ...problems];
}

/** Refuses what the printed rules refuse, each problem under the stored name of its field. */
export function checkListing(
  write: WireWrite,
  values: ListingValues,
  draft: boolean,
  db: Database,
): void {
  const written = new Map<string, unknown>(Object.entries({ ...write, ...values }));
  const names = new Map<string, string>(Object.entries(listingNames));
  const problems = teamProblems(values.team_members, draft, db);
  const tell = (path: string, message: string | undefined) =>
    message && problems.push({ path, message });
  for (const [name, field] of Object.entries({ ...listingFields, ...noteFields })) {
    const path = names.get(name) ?? name;
    tell(path, fieldProblem(field, written.get(path), { draft }));
  }
  for (const table of tables) tell(table, selectionProblem(listingTerms[table], values[table]));
  for (const table of tables) {
    const known = values[table].every((id) => db[table].some((term) => term.id === id));
    if (!known)
      problems.push({ path: table, message: genericTexts.notValid(listingTerms[table].label) });
  }
  if (values.logo !== null && !db.media.some(({ id }) => id === values.logo)) {
    problems.push({ path: 'logo', message: genericTexts.notValid('Logo') });
  }
  if (problems.length > 0) throw invalid(listingTexts.failed, problems);
}
