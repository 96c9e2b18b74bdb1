import { paymentReasons } from '../money/paymentReasons.ts';
import { authTexts } from '../text/authTexts.ts';
import { factorTexts } from '../text/factorTexts.ts';
import { accountTexts, listingTexts, offerTexts, paymentTexts } from '../text/texts.ts';
import { uploadTexts } from '../text/uploadTexts.ts';
import { type ErrorStatus, statusNames } from './errorStatus.ts';
import { linkReasons } from './linkReasons.ts';
import { readKeyReasons } from './readKeyReasons.ts';
import { webhookReasons } from './webhookReasons.ts';

/* Every reason why a call is rejected, with its HTTP status and message. Code compares reasons, never messages. */

export interface ErrorKind {
  status: ErrorStatus;
  /** The message, unless the call has a more precise one. */
  text: string;
  /** Default: the name of the status. */
  name?: string;
}

export const errorReasons = {
  /* Any call */
  'bad-request': { status: 400, text: 'Bad Request' },
  invalid: { status: 400, text: 'Some fields aren’t valid. Check them and try again.' },
  unauthenticated: { status: 401, text: 'Missing or invalid credentials' },
  'session-ended': { status: 401, text: 'Invalid refresh token' },
  forbidden: { status: 403, text: 'Forbidden' },
  'admins-only': { status: 403, text: 'Only admins can do this.' },
  'role-missing': { status: 403, text: 'Your role doesn’t allow this.' },
  'view-only': {
    status: 403,
    text: 'You’re viewing the portal as another user. Stop viewing to do this.',
  },
  'view-not-possible': { status: 409, text: 'You can view the portal only as a vendor.' },
  'panel-reads-only': {
    status: 403,
    text: 'The admin panel is read-only. Make this change in the portal.',
  },
  'second-factor-required': {
    status: 403,
    text: 'Staff need two-step verification. Set it up to continue.',
  },
  'foreign-site': { status: 403, text: 'Cross-site requests aren’t allowed.' },
  'not-found': { status: 404, text: 'Not Found' },
  'method-not-allowed': { status: 405, text: 'Method Not Allowed' },
  'request-timeout': { status: 408, text: 'Request Timeout' },
  'too-large': { status: 413, text: 'The request body is too large.' },
  'unsupported-media-type': { status: 415, text: 'Send the request body as application/json.' },
  'expectation-failed': { status: 417, text: 'Expectation Failed' },
  'key-reused': {
    status: 422,
    text: 'This Idempotency-Key was already used with a different request body.',
  },
  'too-many-tries': { status: 429, text: 'Too many attempts. Wait a while and try again.' },
  'headers-too-large': { status: 431, text: 'Request Header Fields Too Large' },
  internal: { status: 500, text: 'Internal Server Error' },
  'disk-full': {
    status: 503,
    text: 'Nothing was saved. The server’s disk is full or read-only.',
  },
  'database-unreachable': {
    status: 503,
    text: 'The database can’t be reached. Try again in a moment.',
  },
  'storage-unreachable': {
    status: 503,
    text: 'Nothing was saved. The storage of pictures can’t be reached. Try again later.',
  },

  /* Sessions and accounts */
  'credentials-missing': { status: 400, text: authTexts.loginMissing },
  'credentials-rejected': { status: 400, text: 'Invalid identifier or password' },
  'email-not-confirmed': { status: 400, text: authTexts.notConfirmed },
  'account-blocked': { status: 400, text: 'Your account has been blocked by an administrator' },
  'account-deleting': {
    status: 400,
    text: 'This account will be deleted. Contact us if you want to keep it.',
  },
  'staff-not-deletable': { status: 409, text: 'This user is staff. Remove their roles first.' },
  'email-taken': { status: 400, text: 'Email or Username are already taken' },
  'user-exists': { status: 400, text: accountTexts.userExists },
  'reset-incomplete': { status: 400, text: authTexts.resetMissing },
  'reset-code-rejected': { status: 400, text: 'Incorrect code provided' },
  'confirmation-rejected': { status: 400, text: authTexts.verificationFailed },
  'passwords-differ': { status: 400, text: authTexts.passwordsDiffer },
  'password-unchanged': {
    status: 400,
    text: 'Your new password must be different than your current password',
  },
  'own-account': { status: 403, text: 'You can’t do this to your own account.' },
  'last-owner': {
    status: 409,
    text: 'This is the last owner. Make another user an owner first.',
  },
  'account-changed': {
    status: 409,
    text: 'This account has changed. Reload the page to see it as it is now.',
  },
  'current-password-rejected': { status: 400, text: accountTexts.currentPasswordWrong },

  'second-factor-rejected': { status: 400, text: factorTexts.codeWrong },
  'second-factor-expired': { status: 400, text: 'This sign-in has expired. Sign in again.' },
  'passkey-rejected': { status: 400, text: 'This passkey couldn’t be verified. Try again.' },
  'passkey-exists': { status: 409, text: 'This passkey is already added.' },
  'last-factor': {
    status: 409,
    text: 'Staff need two-step verification. Add another factor before you remove this one.',
  },
  'factors-changed': {
    status: 409,
    text: 'Your two-step verification has changed. Reload the page to see it as it is now.',
  },

  /* Listings, terms and decisions */
  'account-missing': { status: 400, text: listingTexts.userMissing },
  'nothing-sent': { status: 400, text: 'Send at least one listing field.' },
  'listing-not-named': { status: 400, text: 'Filter by the ID of one app or service' },
  'name-taken': { status: 400, text: accountTexts.attributeTaken },
  'services-need-plan': { status: 402, text: 'You need a paid plan or a trial to list services.' },
  'analytics-need-plan': {
    status: 402,
    text: 'You need a paid plan or a trial to see service analytics.',
  },
  'drafts-are-for-vendors': { status: 403, text: 'Only a vendor can save a listing as a draft.' },
  'withdrawal-is-for-vendors': {
    status: 403,
    text: 'Only the vendor can withdraw a listing. You can decline it instead.',
  },
  'message-fixed': {
    status: 409,
    text: 'A message can be edited by its author only, and for five minutes. Send another one instead.',
  },
  'too-many-messages': {
    status: 429,
    text: 'You’ve sent many messages. Wait a while and try again.',
  },
  'stale-version': { status: 409, text: 'Another user has changed this listing.' },
  'featured-changed': {
    status: 409,
    text: 'Another admin has changed the featured listings. Save again to replace them with yours.',
  },
  'template-changed': {
    status: 409,
    text: 'Another admin has changed this template. Save again to replace their text with yours.',
  },
  'record-changed': {
    status: 409,
    text: 'Another admin has changed this. Save again to replace their values with yours.',
  },
  'brand-changed': {
    status: 409,
    text: 'The brand was changed elsewhere. Check the changes and try again.',
  },
  'brand-from-file': {
    status: 409,
    text: 'The brand is set in a file of the server, so it can’t be changed here.',
  },
  'already-decided': { status: 409, text: 'Another admin has already decided this.' },
  'reply-changed': {
    status: 409,
    text: 'This reply has changed since you opened it. Reload to see it.',
  },
  'already-reported': { status: 409, text: 'You’ve already reported this review.' },
  'listing-is-draft': {
    status: 409,
    text: 'This listing is a draft. The vendor hasn’t submitted it yet.',
  },
  'listing-moved': {
    status: 404,
    text: 'This listing was moved to another account. You can no longer edit it.',
  },
  'listing-already-there': { status: 409, text: 'The listing already belongs to this account.' },
  'target-not-open': {
    status: 409,
    text: 'This account can’t take listings: it’s blocked, unconfirmed or will be deleted.',
  },
  'target-needs-plan': {
    status: 409,
    text: 'This account needs a paid plan or a trial to list services.',
  },
  'target-missing': {
    status: 400,
    text: 'This listing has a pending revision. Set target to live or revision.',
  },
  'revision-missing': { status: 409, text: 'This listing has no pending revision.' },
  'already-reviewed': {
    status: 409,
    text: 'An admin has already decided this, so it can’t be withdrawn.',
  },
  'nothing-pending': { status: 409, text: 'This listing has nothing to review.' },
  'term-in-use': { status: 409, text: 'This term is used by listings.' },
  'too-many-views': { status: 429, text: 'Too many views. Wait a minute and try again.' },

  ...readKeyReasons,
  ...webhookReasons,
  ...linkReasons,

  /* Pictures */
  'upload-unreadable': { status: 400, text: 'The upload could not be read' },
  'upload-empty': { status: 400, text: 'Files are empty' },
  'too-many-files': { status: 400, text: 'Too many files' },
  'picture-unsupported': { status: 400, text: listingTexts.logoType },
  'picture-not-replaceable': {
    status: 400,
    text: 'An image can’t be replaced. Upload the new one without an ID.',
  },
  'picture-not-found': { status: 404, text: uploadTexts.notFound },
  'picture-in-use': {
    status: 409,
    text: 'This image is in use. Remove it there first.',
  },
  'picture-too-large': { status: 413, text: listingTexts.logoSize },
  'picture-too-complex': {
    status: 413,
    text: 'This image is too large or complex to process',
  },

  /* Special offers */
  'offers-are-for-vendors': { status: 400, text: 'Only vendors can buy special offers.' },
  'listing-not-live': { status: 400, text: offerTexts.notLive },
  'earlier-offer': {
    status: 400,
    text: 'You already submitted an offer for this listing. Nothing was charged this time.',
  },
  'offer-taken-back': {
    status: 400,
    text: 'This offer was withdrawn because a newer one was submitted for the same listing. Nothing was charged for it.',
  },
  'payment-method-missing': { status: 402, text: paymentTexts.cardNeeded('buy a special offer') },
  'offer-not-approvable': {
    status: 409,
    text: 'The offer’s listing isn’t live, so the offer can’t be approved. Decline it to refund the vendor.',
  },
  'offer-listing-moved': {
    status: 409,
    text: 'The offer’s listing was moved to another account, so the vendor can’t edit the offer. Approve or decline it.',
  },
  'offer-paid-back': {
    status: 409,
    text: 'This special offer was refunded, so it stays declined. The vendor can buy it again.',
  },
  'no-changes-requested': {
    status: 409,
    text: 'No changes are requested for this offer, so it can’t be edited.',
  },
  'offer-changed': {
    status: 409,
    text: 'This offer has changed since you opened it. Reload to see it.',
  },
  'offer-exists': { status: 409, text: 'This offer already exists.' },
  'offer-listing-gone': {
    status: 409,
    text: 'The listing was deleted, so there is no special offer. Any payment is refunded to your card.',
  },

  ...paymentReasons,
} as const satisfies Record<string, ErrorKind>;

export type ErrorReason = keyof typeof errorReasons;

/** The reason for invalid fields: that of the only field, if it has one, else `invalid`. */
export const reasonOfFields = (fields: readonly { reason?: ErrorReason }[]): ErrorReason =>
  (fields.length === 1 && fields[0]?.reason) || 'invalid';

export interface ErrorFacts {
  /** Default: the text of the reason. */
  message?: string | undefined;
  /** Added to the reason. Default: none. */
  details?: object | undefined;
}

/** Why a command is rejected. */
export interface Rejected {
  rejected: ErrorReason;
  facts?: ErrorFacts;
}

/** The `error` of an error response; `details.reason` is the reason. */
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

/** The reason of an error from other software: the one with the same status and text, or the general one of the status. */
export const foreignReason = (status: number, message: string): ErrorReason =>
  Object.keys(errorReasons)
    .filter((name): name is ErrorReason => name in errorReasons)
    .find((reason) => {
      const kind = errorReasons[reason];
      return kind.status === status && kind.text === message;
    }) ??
  general[status] ??
  'internal';
