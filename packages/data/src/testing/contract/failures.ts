import { type ErrorReason, errorReasons } from '@portal/domain';
import {
  array,
  enums,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  unknown,
} from 'superstruct';
import { type Answer, equal, exactly, must } from './contract.ts';

const errorReason = enums(Object.keys(errorReasons));

const failureStruct = object({
  data: literal(null),
  error: object({
    status: number(),
    name: string(),
    message: string(),
    details: object({
      reason: errorReason,
      errors: optional(
        array(object({ path: array(unknown()), message: string(), reason: optional(errorReason) })),
      ),
      latest: optional(unknown()),
      count: optional(number()),
      code: optional(string()),
      decline_code: optional(nullable(string())),
      field: optional(nullable(string())),
      offer: optional(nullable(number())),
    }),
  }),
});

/** The failure of an answer, in the documented envelope and with the status of its reason. */
export function failure(answer: Answer, reason: ErrorReason) {
  const { status } = errorReasons[reason];
  const { error } = exactly(answer, status, failureStruct);
  equal([error.status, error.details.reason], [status, reason], 'status and reason');
  return error;
}

/** Checks that the field is refused with this sentence. */
export function refuses(answer: Answer, field: string, sentence: string): void {
  const errors = exactly(answer, 400, failureStruct).error.details.errors ?? [];
  const found = errors.filter(({ path }) => path[0] === field).map((error) => error.message);
  must(
    found.includes(sentence),
    `${field} should be refused with "${sentence}", got ${JSON.stringify(errors)}`,
  );
}
