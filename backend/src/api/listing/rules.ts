import {
  type Collection,
  fieldProblem,
  genericTexts,
  isBlank,
  isId,
  type ListingStatus,
  listingFields,
  listingNames,
  listingTerms,
  noteFields,
  readStatus,
  selectionProblem,
  type TermName,
  type TextField,
} from '@portal/domain';
import type { FieldError } from '../../refusal.ts';
import type { TeamFields } from './team.ts';
import { readTeam } from './teamRules.ts';
import { kinds, type ListingFields } from './types.ts';

/* What may be written in a listing. Nothing in here knows Strapi. */

type Texts = typeof listingFields & typeof noteFields;
type Names = typeof listingNames;
/** A text of a listing by its name in the database. */
type StoredText = { [N in keyof Texts]: N extends keyof Names ? Names[N] : N }[keyof Texts];

const names: Readonly<Record<string, string>> = listingNames;
const texts: ReadonlyMap<string, TextField> = new Map(
  Object.entries({ ...listingFields, ...noteFields }).map(([name, field]) => [
    names[name] ?? name,
    field,
  ]),
);
const field = (name: StoredText): TextField => {
  const found = texts.get(name);
  if (!found) throw new Error(`A listing has no text "${name}".`);
  return found;
};

/** The texts that have to be there once a listing is submitted. */
const required = (
  ['name', 'summary', 'description', 'link', 'trial', 'pricing', 'email', 'phone'] as const
).filter((name) => field(name).required);

const labels = {
  nz: 'NZ owned',
  draft: 'Draft',
  logo: 'Logo',
  status: 'Status',
  version: 'Version',
  account: 'Account',
} as const;

/** Links and addresses are stored as they are checked, without the spaces around them; other texts as they were typed. */
const storedText = (name: StoredText, value: string): string | null => {
  if (isBlank(value)) return null;
  const { kind } = field(name);
  return kind === 'email' || kind === 'link' ? value.trim() : value;
};

type Input = Record<string, unknown>;

/** Reads a body field by field and gathers what is wrong, so that all of it can be told at once. */
export class Reader {
  readonly errors: FieldError[] = [];
  private readonly input: Input;

  constructor(input: Input) {
    this.input = input;
  }

  fail(name: string, message: string): void {
    this.errors.push({ path: [name], message });
  }

  has(name: string): boolean {
    return this.input[name] !== undefined;
  }

  /** Nothing of a listing was sent, so there is nothing to save. */
  isEmpty(): boolean {
    const terms = Object.keys(listingTerms);
    const fields = [...texts.keys(), ...terms, ...Object.keys(labels), 'team_members'];
    return !fields.some((name) => name !== 'version' && this.has(name));
  }

  /** A key that is not sent leaves what is stored. */
  text(name: StoredText, stored: string | null): string | null {
    const value = this.input[name];
    if (value === undefined) return stored;
    // A required one may be missing in a draft, so that is looked at later.
    const problem = fieldProblem(field(name), value, { draft: true });
    if (problem) this.fail(name, problem);
    return typeof value === 'string' && !problem ? storedText(name, value) : null;
  }

  flag(name: 'nz' | 'draft', stored: boolean): boolean {
    const value = this.input[name];
    if (value === undefined || value === null) return stored;
    if (typeof value === 'boolean') return value;
    this.fail(name, genericTexts.notValid(labels[name]));
    return stored;
  }

  id(name: 'logo' | 'account', stored: number | null): number | null {
    const value = this.input[name];
    if (value === undefined) return stored;
    if (value === null || isId(value)) return value;
    this.fail(name, genericTexts.notValid(labels[name]));
    return stored;
  }

  team(stored: TeamFields[], draft: boolean): TeamFields[] {
    const value = this.input.team_members;
    return value === undefined ? stored : readTeam(value, stored, draft, this.errors);
  }

  ids(name: TermName, stored: number[]): number[] {
    const value = this.input[name];
    if (value === undefined) return stored;
    const list = value ?? [];
    const problem = selectionProblem(listingTerms[name], list);
    if (problem) this.fail(name, problem);
    return Array.isArray(list) && list.every(isId) ? [...new Set(list)] : stored;
  }

  status(): ListingStatus | undefined {
    if (!this.has('status') || this.input.status === null) return undefined;
    const status = readStatus(this.input.status);
    if (!status) this.fail('status', genericTexts.notValid(labels.status));
    return status;
  }

  /** The version that was seen; clients of other makes send none. */
  version(): number | undefined {
    const value = this.input.version ?? undefined;
    if (value === undefined || isId(value)) return value;
    this.fail('version', genericTexts.notValid(labels.version));
    return undefined;
  }
}

export const notValid = (name: TermName | 'logo' | 'account'): string => {
  const label = name === 'logo' || name === 'account' ? labels[name] : listingTerms[name].label;
  return genericTexts.notValid(label);
};

/** Takes over the fields a vendor may write, on top of what is stored; the rest of the body is not looked at. */
export const readFields = (
  reader: Reader,
  type: Collection,
  stored: ListingFields,
  draft: boolean,
): ListingFields => {
  const own = (name: TermName): number[] =>
    kinds[type].terms.includes(name) ? reader.ids(name, stored[name]) : [];
  const contact = (name: 'email' | 'phone') =>
    type === 'services' ? reader.text(name, stored[name]) : null;
  const fields: ListingFields = {
    name: reader.text('name', stored.name) ?? '',
    summary: reader.text('summary', stored.summary) ?? '',
    description: reader.text('description', stored.description) ?? '',
    link: reader.text('link', stored.link) ?? '',
    trial: reader.text('trial', stored.trial),
    pricing: reader.text('pricing', stored.pricing) ?? '',
    nz: reader.flag('nz', stored.nz),
    email: contact('email'),
    phone: contact('phone'),
    logo: reader.id('logo', stored.logo),
    industries: own('industries'),
    subcategories: own('subcategories'),
    categories: own('categories'),
    locations: own('locations'),
    team_members: type === 'services' ? reader.team(stored.team_members, draft) : [],
  };
  if (!draft) {
    const told = new Set(reader.errors.map((error) => error.path[0]));
    for (const name of required) {
      const problem = fieldProblem(field(name), fields[name]);
      if (problem && !told.has(name)) reader.fail(name, problem);
    }
  }
  return fields;
};
