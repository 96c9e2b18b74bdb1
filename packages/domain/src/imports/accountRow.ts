import { personFields } from '../account/personFields.ts';
import { namesOf } from '../base/recordOf.ts';
import { type FieldError, textProblems } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { storedEmail } from '../text/address.ts';
import { readCells, textOf } from './importCells.ts';

/* Accounts of vendors in a file. */

/** What a file can change in an account. */
export interface AccountNames {
  first_name: string;
  last_name: string;
}

const nameFields = { first_name: personFields.firstName, last_name: personFields.lastName };

/** What a row says: its keys, and the names to save. */
export interface AccountRow {
  id: string;
  /** As users sign in with it; empty without one. */
  email: string;
  input: Partial<AccountNames>;
  errors: FieldError[];
}

/** What the cells of a row say of an account, by the targets of their columns. */
export function readAccountRow(
  cells: readonly unknown[],
  targets: readonly (string | null)[],
): AccountRow {
  const { cellOf, keyOf, errors, fail } = readCells(cells, targets);
  const input: Partial<AccountNames> = {};
  for (const name of namesOf(nameFields)) {
    const cell = cellOf(name);
    if (cell === undefined) continue;
    const text = textOf(cell);
    if (text === undefined) fail(name, genericTexts.notValid(nameFields[name].label));
    else input[name] = text.trim();
  }
  const email = textOf(cellOf('email'));
  if (email === undefined) fail('email', genericTexts.notValid(personFields.email.label));
  return { id: keyOf('id'), email: storedEmail(email), input, errors };
}

/** What is wrong with a row that creates an account. */
export const newAccountProblems = ({ email, input }: AccountRow): FieldError[] =>
  textProblems({ email: personFields.email, ...nameFields }, { ...input, email });

/** What a row changes in an account, and what is wrong with it. */
export function accountChanges(
  was: AccountNames,
  input: Partial<AccountNames>,
): { changes: Partial<AccountNames>; errors: FieldError[] } {
  const changed = namesOf(nameFields).filter(
    (name) => input[name] !== undefined && input[name] !== was[name],
  );
  const changes = Object.fromEntries(changed.map((name) => [name, input[name]]));
  const errors = textProblems(nameFields, { ...was, ...changes }).filter(({ path: [name] }) =>
    changed.some((each) => each === name),
  );
  return { changes, errors };
}
