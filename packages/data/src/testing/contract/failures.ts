import { array, literal, nullable, number, object, optional, string, unknown } from 'superstruct';
import { type Answer, equal, exactly, must } from './contract.ts';

const failureStruct = object({
  data: literal(null),
  error: object({
    status: number(),
    name: string(),
    message: string(),
    details: optional(
      object({
        errors: optional(array(object({ path: array(unknown()), message: string() }))),
        latest: optional(unknown()),
        count: optional(number()),
        code: optional(string()),
        decline_code: optional(nullable(string())),
        field: optional(nullable(string())),
        offer: optional(nullable(number())),
      }),
    ),
  }),
});

/** The failure of an answer, in the documented envelope. */
export function failure(answer: Answer, status: number) {
  const { error } = exactly(answer, status, failureStruct);
  equal(error.status, status, 'status in the envelope');
  return error;
}

export function failsWith(answer: Answer, status: number, message: string): void {
  equal(failure(answer, status).message, message, 'message');
}

/** Checks that the field is refused with this sentence. */
export function refuses(answer: Answer, field: string, message: string): void {
  const errors = failure(answer, 400).details?.errors ?? [];
  const found = errors.filter(({ path }) => path[0] === field).map((error) => error.message);
  must(
    found.includes(message),
    `${field} should be refused with "${message}", got ${JSON.stringify(errors)}`,
  );
}
