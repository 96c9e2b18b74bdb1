import {
  type Collection,
  errorNameOf,
  type FieldError,
  genericTexts,
  isId,
  type ListingStatus,
  type ListingValues,
  listingFields,
  namesOf,
  readListing,
  readNote,
  readStatus,
  readVersion,
  storedName,
  type TermName,
} from '@portal/domain';

/* What may be written in a listing. Nothing in here knows Strapi. */

const labels = {
  draft: 'Draft',
  status: 'Status',
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
    const beside = ['note', 'internal_note', ...Object.keys(labels)];
    return ![...fields, ...beside].some((name) => this.has(name));
  }

  /** A key that is not sent leaves what is stored. */
  text(name: 'note' | 'internal_note', stored: string | null): string | null {
    return this.has(name) ? readNote(this.input, name, this.errors) : stored;
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

  version(): number | undefined {
    return readVersion(this.input, this.errors);
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
