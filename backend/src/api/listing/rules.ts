import { isId } from '../../body.ts';
import { emailProblem } from '../../email.ts';
import type { FieldError } from '../../refusal.ts';
import { readStatus, type Status } from '../../status.ts';
import { isBlank, linkProblem, textProblem } from '../../text.ts';
import type { TeamFields } from './team.ts';
import { readTeam } from './teamRules.ts';
import {
  kinds,
  type ListingFields,
  type ListingType,
  type TermField,
  termLimits,
} from './types.ts';

/** Every rule of a listing with its text. Nothing in here knows Strapi. */
export const NOT_SAVED = 'Could not create or update listing. See below for more information.';

const limits = {
  name: 120,
  summary: 300,
  description: 10_000,
  link: 2048,
  trial: 2048,
  pricing: 60,
  email: 254,
  phone: 60,
  note: 2000,
  internal_note: 2000,
} as const;

type TextField = keyof typeof limits;

const labels: Record<
  TextField | TermField | 'nz' | 'draft' | 'logo' | 'status' | 'version' | 'account',
  string
> = {
  name: 'Listing name',
  summary: 'Short description',
  description: 'Full description',
  link: 'Link',
  trial: 'Free trial link',
  pricing: 'Pricing',
  email: 'Email',
  phone: 'Phone',
  note: 'Note',
  internal_note: 'Internal note',
  industries: 'Industry',
  subcategories: 'Subcategory',
  categories: 'Category',
  locations: 'Location',
  nz: 'NZ owned',
  draft: 'Draft',
  logo: 'Logo',
  status: 'Status',
  version: 'Version',
  account: 'Account',
};

const required = ['name', 'summary', 'description', 'link', 'pricing'] as const;

/** What is wrong with a text of a listing. A required one may be missing in a draft, so that is looked at later. */
const problemOf = (name: TextField, value: unknown): string | undefined => {
  const rule = { label: labels[name], max: limits[name] };
  if (name === 'email') return emailProblem(value);
  if (name === 'link' || name === 'trial') return linkProblem(value, rule);
  return textProblem(value, { ...rule, oneLine: name === 'name' });
};

/** Links and addresses are stored as they are judged, without the spaces around them; other texts as they were typed. */
const storedText = (name: TextField, value: string): string | null => {
  if (isBlank(value)) return null;
  return name === 'email' || name === 'link' || name === 'trial' ? value.trim() : value;
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
    const fields = [...Object.keys(labels), 'team_members'].filter((name) => name !== 'version');
    return !fields.some((name) => this.has(name));
  }

  /** A key that is not sent leaves what is stored. */
  text(name: TextField, stored: string | null): string | null {
    const value = this.input[name];
    if (value === undefined) return stored;
    const problem = problemOf(name, value);
    if (problem) this.fail(name, problem);
    return typeof value === 'string' && !problem ? storedText(name, value) : null;
  }

  flag(name: 'nz' | 'draft', stored: boolean): boolean {
    const value = this.input[name];
    if (value === undefined || value === null) return stored;
    if (typeof value === 'boolean') return value;
    this.fail(name, `${labels[name]} is not valid`);
    return stored;
  }

  id(name: 'logo' | 'account', stored: number | null): number | null {
    const value = this.input[name];
    if (value === undefined) return stored;
    if (value === null || isId(value)) return value;
    this.fail(name, `${labels[name]} is not valid`);
    return stored;
  }

  team(stored: TeamFields[], draft: boolean): TeamFields[] {
    const value = this.input.team_members;
    return value === undefined ? stored : readTeam(value, stored, draft, this.errors);
  }

  ids(name: TermField, stored: number[]): number[] {
    const value = this.input[name];
    if (value === undefined) return stored;
    const list = value ?? [];
    if (!Array.isArray(list) || !list.every(isId)) {
      this.fail(name, notValid(name));
      return stored;
    }
    const unique = [...new Set(list)];
    if (unique.length > termLimits[name])
      this.fail(name, `Max ${termLimits[name]} already selected`);
    return unique;
  }

  status(): Status | undefined {
    if (!this.has('status') || this.input.status === null) return undefined;
    const status = readStatus(this.input.status);
    if (!status) this.fail('status', `${labels.status} is not valid`);
    return status;
  }

  /** The version that was seen; clients of other makes send none. */
  version(): number | undefined {
    const value = this.input.version ?? undefined;
    if (value === undefined || isId(value)) return value;
    this.fail('version', `${labels.version} is not valid`);
    return undefined;
  }
}

export const notValid = (name: TermField | 'logo' | 'account'): string =>
  `${labels[name]} is not valid`;

/** Takes over the fields a vendor may write, on top of what is stored; the rest of the body is not looked at. */
export const readFields = (
  reader: Reader,
  type: ListingType,
  stored: ListingFields,
  draft: boolean,
): ListingFields => {
  const own = (name: TermField): number[] =>
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
  const told = new Set(reader.errors.map((error) => error.path[0]));
  if (!draft) {
    for (const name of required) {
      if (!told.has(name) && isBlank(fields[name]))
        reader.fail(name, `${labels[name]} is required`);
    }
  }
  return fields;
};
