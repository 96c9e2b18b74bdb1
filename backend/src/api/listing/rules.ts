import {
  type Collection,
  errorNameOf,
  fieldProblem,
  genericTexts,
  isBlank,
  isId,
  type ListingStatus,
  type ListingValues,
  listingFields,
  namesOf,
  noteFields,
  readListing,
  readStatus,
  storedName,
  type TermName,
} from '@portal/domain';
import type { FieldError } from '../../refusal.ts';

/* What may be written in a listing. Nothing in here knows Strapi. */

const notes = { note: noteFields.adminNote, internal_note: noteFields.internalNote } as const;

const labels = {
  draft: 'Draft',
  status: 'Status',
  version: 'Version',
  account: 'Account',
} as const;

type Input = Readonly<Record<string, unknown>>;

/**
 * Reads what is sent with a listing beside its fields (status, version, draft, account and notes), and gathers what is wrong
 * in both, so that all of it can be told at once.
 */
export class Reader {
  readonly errors: FieldError[] = [];
  readonly input: Input;

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
    const fields = namesOf(listingFields).map((name) => storedName(name));
    const beside = [...Object.keys(notes), ...Object.keys(labels)];
    return ![...fields, ...beside].some((name) => name !== 'version' && this.has(name));
  }

  /** A key that is not sent leaves what is stored. */
  text(name: keyof typeof notes, stored: string | null): string | null {
    const value = this.input[name];
    if (value === undefined) return stored;
    const problem = fieldProblem(notes[name], value);
    if (problem) this.fail(name, problem);
    return typeof value === 'string' && !problem && !isBlank(value) ? value : null;
  }

  flag(name: 'draft', stored: boolean): boolean {
    const value = this.input[name];
    if (value === undefined || value === null) return stored;
    if (typeof value === 'boolean') return value;
    this.fail(name, genericTexts.notValid(labels[name]));
    return stored;
  }

  id(name: 'account', stored: number | null): number | null {
    const value = this.input[name];
    if (value === undefined) return stored;
    if (value === null || isId(value)) return value;
    this.fail(name, genericTexts.notValid(labels[name]));
    return stored;
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

export const notValid = (name: TermName | 'logo' | 'account'): string =>
  genericTexts.notValid(name === 'account' ? labels.account : errorNameOf(listingFields[name]));

/** The fields a vendor may write, on top of what is stored; what is wrong is added to the reader's errors. */
export const readFields = (
  reader: Reader,
  collection: Collection,
  stored: ListingValues,
  draft: boolean,
): ListingValues => {
  const { values, errors } = readListing(reader.input, stored, { collection, draft });
  reader.errors.push(...errors);
  return values;
};
