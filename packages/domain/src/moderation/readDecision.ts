import * as m from '#messages';
import type { Rejected } from '../errors/errors.ts';
import { type FieldError, fieldProblem, isId, rejectedFields } from '../fields/fields.ts';
import { genericTexts, isBlank } from '../fields/text.ts';
import type { Collection } from '../listing/collection.ts';
import { fieldsOfCollection, storedName } from '../listing/listingShape.ts';
import { type ListingStatus, readStatus } from '../listing/status.ts';
import { listingTexts, offerTexts } from '../text/texts.ts';
import type { FeedbackDecision } from './feedback.ts';
import { readRemarks } from './readRemarks.ts';
import { noteFields } from './recordFields.ts';
import type { DecideCommand, DiscardCommand, WithdrawCommand } from './types.ts';

type Input = Readonly<Record<string, unknown>>;

/** Notes by their names in calls; an offer's note is `admin_note`. */
const notes = {
  note: noteFields.adminNote,
  admin_note: noteFields.adminNote,
  internal_note: noteFields.internalNote,
} as const;

/** An admin's note, null when blank. Adds problems to `errors`. */
export function readNote(
  input: Input,
  name: keyof typeof notes,
  errors: FieldError[],
): string | null {
  const given = input[name];
  const message = fieldProblem(notes[name], given);
  if (message) errors.push({ path: [name], message });
  return typeof given === 'string' && !message && !isBlank(given) ? given : null;
}

/** The version that the caller has seen; other clients may send none. */
export function readVersion(
  input: Input,
  errors: FieldError[],
  { required = false }: { required?: boolean } = {},
): number | undefined {
  const given = input.version ?? undefined;
  if (isId(given)) return given;
  const problem = given === undefined ? genericTexts.required : genericTexts.notValid;
  if (required || given !== undefined)
    errors.push({ path: ['version'], message: problem(m.moderation_version()) });
  return undefined;
}

/** What is wrong with a request to change a review or an offer: it has a message and no remarks. */
function askProblems(
  { remarks }: Input,
  [name, note]: readonly [keyof typeof notes, string | null],
  status: ListingStatus | null,
): FieldError[] {
  const empty = Array.isArray(remarks) && remarks.length === 0;
  return [
    ...(empty
      ? []
      : [{ path: ['remarks'], message: genericTexts.notValid(m.moderation_remarks()) }]),
    ...(status === 'PENDING' || status === null
      ? []
      : [{ path: ['status'], message: genericTexts.notValid(m.moderation_status()) }]),
    ...(note === null
      ? [{ path: [name], message: genericTexts.required(m.moderation_message()) }]
      : []),
  ];
}

function readFields(
  input: Input,
  about: 'listing' | 'review' | 'offer',
): { decision: FeedbackDecision | null; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const status = readStatus(input.status);
  const problem = (input.status ?? null) === null ? genericTexts.required : genericTexts.notValid;
  if (!status) errors.push({ path: ['status'], message: problem(m.moderation_status()) });
  const isOffer = about === 'offer';
  const noteName = isOffer ? 'admin_note' : 'note';
  const note = readNote(input, noteName, errors);
  const internalNote = isOffer ? null : readNote(input, 'internal_note', errors);
  const version = readVersion(input, errors);
  if (isOffer && status === 'DECLINED' && note === null && errors.length === 0)
    errors.push({ path: ['admin_note'], message: offerTexts.reasonRequired });
  const asks = about !== 'listing' && (input.remarks ?? null) !== null;
  if (asks) errors.push(...askProblems(input, [noteName, note], status ?? null));
  const undo = about !== 'listing' && input.undo === true;
  const facts = {
    note,
    internalNote,
    version,
    ...(asks ? { asks } : {}),
    ...(undo ? { undo } : {}),
  };
  return { decision: status && errors.length === 0 ? { status, ...facts } : null, errors };
}

/** Reads an admin's decision. Declining an offer needs a reason; offers have no internal note. */
export function readDecision(input: Input, about: 'review' | 'offer'): FeedbackDecision | Rejected {
  const { decision, errors } = readFields(input, about);
  return decision ?? rejectedFields(errors);
}

/** Reads an admin's decision about a listing. With `remarks` it requests changes, which needs a note or a remark. */
export function readListingDecision(
  input: Input,
  collection: Collection,
): DecideCommand | Rejected {
  const { decision, errors } = readFields(input, 'listing');
  const undo = input.undo === true;
  if (input.remarks === undefined || input.remarks === null)
    return decision
      ? { kind: 'decide', ...decision, undo }
      : rejectedFields(errors, listingTexts.failed);
  const fields = fieldsOfCollection(collection).map((name) => storedName(name));
  const remarks = readRemarks(input.remarks, fields, errors);
  if (decision && decision.status !== 'PENDING')
    errors.push({ path: ['status'], message: genericTexts.notValid(m.moderation_status()) });
  if (decision?.note === null && remarks.length === 0 && errors.length === 0)
    errors.push({ path: ['note'], message: listingTexts.nothingAsked });
  return decision && errors.length === 0
    ? { kind: 'decide', ...decision, remarks }
    : rejectedFields(errors, listingTexts.failed);
}

/** Reads what a vendor withdraws. */
export function readWithdraw(input: Input): WithdrawCommand | Rejected {
  const errors: FieldError[] = [];
  const version = readVersion(input, errors);
  if (errors.length > 0) return rejectedFields(errors, listingTexts.failed);
  return { kind: 'withdraw', version };
}

/** Reads what is discarded: the version that the caller has seen, a number or its digits. */
export function readDiscard({ version: sent }: Input): DiscardCommand | Rejected {
  const errors: FieldError[] = [];
  const given = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  const version = readVersion({ version: given }, errors, { required: true });
  if (errors.length > 0) return rejectedFields(errors, listingTexts.notDiscarded);
  return { kind: 'discard', version };
}
