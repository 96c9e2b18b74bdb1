import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import { type FieldError, fieldProblem, isId, type TextFields } from '../fields/fields.ts';
import { genericTexts, isBlank } from '../fields/text.ts';
import { listingFields, storedName } from '../listing/listingFields.ts';

/* An admin asks for changes to a pending listing, with remarks on its fields; the vendor answers them and submits again. */

/** A remark on one field of a listing. */
export interface Remark {
  /** In the order of writing, from 1 at the first request. */
  id: number;
  /** The field's name in calls. */
  field: string;
  /** The name of the team member it is about; null for the whole field. */
  item: string | null;
  /** Whether the listing cannot be approved without it; false for a suggestion. */
  required: boolean;
  text: string;
  /** Whether the vendor resolved it. */
  done: boolean;
  /** The vendor's reply. */
  reply: string | null;
}

export type NewRemark = Pick<Remark, 'field' | 'item' | 'required' | 'text'>;
export type RemarkAnswer = Pick<Remark, 'id' | 'done' | 'reply'>;

/** What an admin asked for. It stays with the listing until the next decision. */
export interface ChangeRequest {
  /** Instant of the request. */
  at: string;
  /** Whether the vendor has not submitted again yet. The listing is then not in the queue of admins. */
  open: boolean;
  message: string | null;
  remarks: Remark[];
  /** The texts of an offer as the admin saw them; the versions of a listing are kept elsewhere. */
  before?: Readonly<Record<string, string>>;
}

/**
 * A new request. It adds to one that the vendor has not answered yet; ids go on, so that a reply never moves to another
 * remark.
 *
 * @param former The request that stands so far. Default: none.
 */
export function openRequest(
  message: string | null,
  remarks: readonly NewRemark[],
  at: string,
  former: ChangeRequest | null = null,
): ChangeRequest {
  const last = Math.max(0, ...(former?.remarks ?? []).map(({ id }) => id));
  const added = remarks.map((remark, index) => ({
    ...remark,
    ...{ id: last + index + 1, done: false, reply: null },
  }));
  const standing = former?.open ? former : null;
  const messages = [standing?.message, message].flatMap((each) => each ?? []);
  return {
    at,
    open: true,
    message: messages.length > 0 ? messages.join('\n\n') : null,
    remarks: [...(standing?.remarks ?? []), ...added].slice(-remarkLimit),
  };
}

/** The request with the vendor's answers; unknown remarks are ignored. `submits` closes it. */
export function answerRequest(
  request: ChangeRequest | null,
  answers: readonly RemarkAnswer[],
  submits: boolean,
): ChangeRequest | null {
  if (!request) return null;
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  const remarks = request.remarks.map((remark) => ({ ...remark, ...given.get(remark.id) }));
  return { ...request, open: request.open && !submits, remarks };
}

/** The request without the vendor's replies: those are of the account that wrote them. */
export const withoutReplies = (request: ChangeRequest | null): ChangeRequest | null =>
  request && { ...request, remarks: request.remarks.map((each) => ({ ...each, reply: null })) };

/** Whether a record waits for its vendor or author and not for an admin. */
export const waitsForVendor = ({ request }: { request: ChangeRequest | null }): boolean =>
  request?.open === true;

/** The required remarks that the vendor has not resolved. */
export const unresolved = (remarks: readonly Remark[]): Remark[] =>
  remarks.filter(({ required, done }) => required && !done);

/** What a remark is about, and whether it is only a suggestion: 'Link (suggestion)'. `nzOwned` is the brand's name of that field. */
export function remarkTitle(
  { field, item, required }: NewRemark,
  nzOwned: string = listingFields.nzOwned.label,
): string {
  const known = namesOf(listingFields).find((name) => storedName(name) === field);
  const label = known ? listingFields[known].label : field;
  const about = known === 'nzOwned' ? nzOwned : label;
  const title = item ? `${about}, ${item}` : about;
  return required ? title : `${title} (suggestion)`;
}

/** The `item` of a remark on the photo of a team member. */
export const photoItem = (person: string): string => `Photo of ${person}`;

/** Most remarks of one request. */
export const remarkLimit = 50;

/** The texts of a remark and of a reply to it. */
export const remarkFields = {
  text: {
    kind: 'text',
    label: 'Remark',
    max: textLimits.note,
    required: genericTexts.required('Remark'),
  },
  reply: { kind: 'text', label: 'Reply', max: textLimits.note },
  item: { kind: 'line', label: 'Team member', max: photoItem('').length + textLimits.person },
} as const satisfies TextFields;

type Input = Readonly<Record<string, unknown>>;

const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown, name: string, errors: FieldError[]): Input[] => {
  if (Array.isArray(value) && value.length <= remarkLimit && value.every(isInput)) return value;
  errors.push({ path: [name], message: genericTexts.notValid('Remarks') });
  return [];
};

const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && !isBlank(value) ? value : null;

const checker =
  (list: string, index: number, errors: FieldError[]) =>
  (name: string, problem: string | false | undefined): void => {
    if (problem) errors.push({ path: [list, String(index), name], message: problem });
  };

/** Reads the remarks of a request, each on one of `fields`. Adds problems to `errors`. */
export function readRemarks(
  given: unknown,
  fields: readonly string[],
  errors: FieldError[],
): NewRemark[] {
  return listOf(given, 'remarks', errors).map(({ field, item, required, text }, index) => {
    const check = checker('remarks', index, errors);
    const known = fields.find((name) => name === field);
    check('field', !known && genericTexts.notValid('Field'));
    check('item', fieldProblem(remarkFields.item, item));
    check('text', fieldProblem(remarkFields.text, text));
    check('required', typeof required !== 'boolean' && genericTexts.notValid('Required'));
    return {
      field: known ?? '',
      item: optionalText(item),
      required: required === true,
      text: optionalText(text) ?? '',
    };
  });
}

/** Reads a vendor's answers to remarks; none when the body has none. Adds problems to `errors`. */
export function readAnswers(given: unknown, errors: FieldError[]): RemarkAnswer[] {
  if (given === undefined || given === null) return [];
  return listOf(given, 'answers', errors).map(({ id, done, reply }, index) => {
    const check = checker('answers', index, errors);
    check('id', !isId(id) && genericTexts.notValid('ID'));
    check('done', typeof done !== 'boolean' && genericTexts.notValid('Done'));
    check('reply', fieldProblem(remarkFields.reply, reply));
    return { id: Number(id), done: done === true, reply: optionalText(reply) };
  });
}
