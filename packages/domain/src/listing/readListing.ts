import {
  errorNameOf,
  type Field,
  type FieldError,
  fieldProblem,
  isId,
  type SelectionField,
  selectionProblem,
  storedText,
  type TextField,
} from '../fields/fields.ts';
import { genericTexts, isBlank } from '../fields/text.ts';
import { listingTexts } from '../text/texts.ts';
import type { Collection } from './collection.ts';
import {
  emptyValue,
  type ListingValues,
  makeListingValues,
  teamMemberFields,
} from './listingFields.ts';
import { isFieldOf } from './listingShape.ts';

type Input = Readonly<Record<string, unknown>>;

interface Reading {
  draft: boolean;
  /** Reports an error; `within` is the path to a part of the field. */
  fail: (message: string, within?: readonly string[]) => void;
}

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readText(field: TextField, sent: unknown, { draft, fail }: Reading): unknown {
  const problem = fieldProblem(field, sent, { draft });
  if (problem) fail(problem);
  if (problem || typeof sent !== 'string' || isBlank(sent)) return emptyValue(field);
  return storedText(field, sent);
}

/** A text that was not sent stays, but a required one must be valid. */
function keepText(field: TextField, stored: unknown, { draft, fail }: Reading): unknown {
  const problem = field.required && !draft ? fieldProblem(field, stored) : undefined;
  if (problem) fail(problem);
  return stored;
}

function readMember(member: Input, reading: Reading, index: number): object {
  return Object.fromEntries(
    Object.entries<Field>(teamMemberFields).map(([name, field]) => {
      const fail = (message: string) => reading.fail(message, [String(index), name]);
      return [name, readField(field, member[name], emptyValue(field), { ...reading, fail })];
    }),
  );
}

function readTeam(field: SelectionField, sent: unknown, stored: unknown, reading: Reading) {
  if (!Array.isArray(sent) || !sent.every(isRecord)) {
    reading.fail(genericTexts.notValid(errorNameOf(field)));
    return stored;
  }
  if (sent.length > field.max) reading.fail(listingTexts.tooManyPeople(field.max));
  return sent.slice(0, field.max).map((member, index) => readMember(member, reading, index));
}

/** The stored value of a field after the write; undefined was not sent. */
function readField(field: Field, sent: unknown, stored: unknown, reading: Reading): unknown {
  const notValid = () => reading.fail(genericTexts.notValid(errorNameOf(field)));
  switch (field.kind) {
    case 'flag':
      if (typeof sent === 'boolean') return sent;
      if (sent !== undefined && sent !== null) notValid();
      return stored;
    case 'image':
      if (sent === null || isId(sent)) return sent;
      if (sent !== undefined) notValid();
      return stored;
    case 'terms': {
      if (sent === undefined) return stored;
      const problem = selectionProblem(field, sent);
      if (problem) reading.fail(problem);
      const ids: unknown = sent ?? [];
      return Array.isArray(ids) && ids.every(isId) ? [...new Set(ids)] : stored;
    }
    case 'people':
      return sent === undefined ? stored : readTeam(field, sent, stored, reading);
    default:
      return sent === undefined ? keepText(field, stored, reading) : readText(field, sent, reading);
  }
}

/**
 * Reads the fields of a listing from a body, on top of the stored values, and reports all errors at once. Ignores other
 * properties and the fields of the other collection, which become empty. In a draft required fields may be empty.
 */
export function readListing(
  input: Input,
  stored: ListingValues,
  { collection, draft }: { collection: Collection; draft: boolean },
): { values: ListingValues; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const kept = new Map<string, unknown>(Object.entries(stored));
  const values = makeListingValues((field, storedAs, name) => {
    if (!isFieldOf(collection, name)) return emptyValue(field);
    const fail = (message: string, within: readonly string[] = []) =>
      errors.push({ path: [storedAs, ...within], message });
    return readField(field, input[storedAs], kept.get(storedAs), { draft, fail });
  });
  return { values, errors };
}
