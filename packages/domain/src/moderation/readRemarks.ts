import * as m from '#messages';
import { type FieldError, fieldProblem, isId } from '../fields/fields.ts';
import { genericTexts, isBlank } from '../fields/text.ts';
import { type NewRemark, type RemarkAnswer, remarkFields, remarkLimit } from './changeRequest.ts';

type Input = Readonly<Record<string, unknown>>;

const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown, name: string, errors: FieldError[]): Input[] => {
  if (Array.isArray(value) && value.length <= remarkLimit && value.every(isInput)) return value;
  errors.push({ path: [name], message: genericTexts.notValid(m.moderation_remarks()) });
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
    check('field', !known && genericTexts.notValid(m.moderation_field()));
    check('item', fieldProblem(remarkFields.item, item));
    check('text', fieldProblem(remarkFields.text, text));
    check(
      'required',
      typeof required !== 'boolean' && genericTexts.notValid(m.moderation_required()),
    );
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
    check('id', !isId(id) && genericTexts.notValid(m.moderation_id()));
    check('done', typeof done !== 'boolean' && genericTexts.notValid(m.moderation_done()));
    check('reply', fieldProblem(remarkFields.reply, reply));
    return { id: Number(id), done: done === true, reply: optionalText(reply) };
  });
}
