import { type ErrorKind, type ErrorReason, errorReasons } from './errorReasons.ts';
import { statusNames } from './errorStatus.ts';

/** The reason of what is wrong with fields: that of the only one, if it has one. */
export const reasonOfFields = (fields: readonly { reason?: ErrorReason }[]): ErrorReason =>
  (fields.length === 1 && fields[0]?.reason) || 'invalid';

export interface ErrorFacts {
  /** Default: the text of the reason. */
  message?: string | undefined;
  /** Default: the reason alone. */
  details?: object | undefined;
}

/** `error` of an error answer; `details.reason` says why. */
export const errorOf = (reason: ErrorReason, { message, details }: ErrorFacts = {}) => {
  const kind: ErrorKind = errorReasons[reason];
  return {
    status: kind.status,
    name: kind.name ?? statusNames[kind.status],
    message: message ?? kind.text,
    details: { ...details, reason },
  };
};

const general: Readonly<Record<number, ErrorReason>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-tries',
};

/** The reason of an error that other software made: the one whose text it says, or the general one of its status. */
export const foreignReason = (status: number, message: string): ErrorReason =>
  Object.keys(errorReasons)
    .filter((name): name is ErrorReason => name in errorReasons)
    .find((reason) => {
      const kind = errorReasons[reason];
      return kind.status === status && kind.text === message;
    }) ??
  general[status] ??
  'internal';
