import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { savedViewLimits } from '../base/savedViewLimits.ts';
import { paymentReasons } from '../money/paymentReasons.ts';
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

export const errorReasons = lazyTexts({
  /* Any call */
  'bad-request': { status: 400, text: m.error_bad_request },
  invalid: { status: 400, text: m.error_invalid },
  unauthenticated: { status: 401, text: m.error_unauthenticated },
  'session-ended': { status: 401, text: m.error_session_ended },
  forbidden: { status: 403, text: m.error_forbidden },
  'admins-only': { status: 403, text: m.error_admins_only },
  'role-missing': { status: 403, text: m.error_role_missing },
  'view-only': {
    status: 403,
    text: m.error_view_only,
  },
  'view-not-possible': { status: 409, text: m.error_view_not_possible },
  'panel-reads-only': {
    status: 403,
    text: m.error_panel_reads_only,
  },
  'second-factor-required': {
    status: 403,
    text: m.error_second_factor_required,
  },
  'foreign-site': { status: 403, text: m.error_foreign_site },
  'not-found': { status: 404, text: m.error_not_found },
  'method-not-allowed': { status: 405, text: m.error_method_not_allowed },
  'request-timeout': { status: 408, text: m.error_request_timeout },
  'too-large': { status: 413, text: m.error_too_large },
  'unsupported-media-type': { status: 415, text: m.error_unsupported_media_type },
  'expectation-failed': { status: 417, text: m.error_expectation_failed },
  'key-reused': {
    status: 422,
    text: m.error_key_reused,
  },
  'too-many-tries': { status: 429, text: m.error_too_many_tries },
  'headers-too-large': { status: 431, text: m.error_headers_too_large },
  internal: { status: 500, text: m.error_internal },
  'disk-full': {
    status: 503,
    text: m.error_disk_full,
  },
  'database-unreachable': {
    status: 503,
    text: m.error_database_unreachable,
  },
  'storage-unreachable': {
    status: 503,
    text: m.error_storage_unreachable,
  },

  /* Sessions and accounts */
  'credentials-missing': { status: 400, text: m.auth_login_missing },
  'credentials-rejected': { status: 400, text: m.error_credentials_rejected },
  'email-not-confirmed': { status: 400, text: m.auth_not_confirmed },
  'account-blocked': { status: 400, text: m.error_account_blocked },
  'account-deleting': {
    status: 400,
    text: m.error_account_deleting,
  },
  'staff-not-deletable': { status: 409, text: m.error_staff_not_deletable },
  'email-taken': { status: 400, text: m.error_email_taken },
  'user-exists': { status: 400, text: m.account_user_exists },
  'reset-incomplete': { status: 400, text: m.auth_reset_missing },
  'reset-code-rejected': { status: 400, text: m.error_reset_code_rejected },
  'confirmation-rejected': { status: 400, text: m.auth_verification_failed },
  'passwords-differ': { status: 400, text: m.auth_passwords_differ },
  'password-unchanged': {
    status: 400,
    text: m.error_password_unchanged,
  },
  'own-account': { status: 403, text: m.error_own_account },
  'last-owner': {
    status: 409,
    text: m.error_last_owner,
  },
  'account-changed': {
    status: 409,
    text: m.error_account_changed,
  },
  'current-password-rejected': { status: 400, text: m.account_current_password_wrong },

  'second-factor-rejected': { status: 400, text: m.factor_code_wrong },
  'second-factor-expired': { status: 400, text: m.error_second_factor_expired },
  'passkey-rejected': { status: 400, text: m.error_passkey_rejected },
  'passkey-exists': { status: 409, text: m.error_passkey_exists },
  'last-factor': {
    status: 409,
    text: m.error_last_factor,
  },
  'factors-changed': {
    status: 409,
    text: m.error_factors_changed,
  },

  /* Listings, terms and decisions */
  'account-missing': { status: 400, text: m.listing_user_missing },
  'nothing-sent': { status: 400, text: m.error_nothing_sent },
  'listing-not-named': { status: 400, text: m.error_listing_not_named },
  'name-taken': { status: 400, text: m.account_attribute_taken },
  'services-need-plan': { status: 402, text: m.error_services_need_plan },
  'analytics-need-plan': {
    status: 402,
    text: m.error_analytics_need_plan,
  },
  'drafts-are-for-vendors': { status: 403, text: m.error_drafts_are_for_vendors },
  'withdrawal-is-for-vendors': {
    status: 403,
    text: m.error_withdrawal_is_for_vendors,
  },
  'message-fixed': {
    status: 409,
    text: m.error_message_fixed,
  },
  'too-many-messages': {
    status: 429,
    text: m.error_too_many_messages,
  },
  'import-busy': { status: 409, text: m.error_import_busy },
  'stale-version': { status: 409, text: m.error_stale_version },
  'featured-changed': {
    status: 409,
    text: m.error_featured_changed,
  },
  'template-changed': {
    status: 409,
    text: m.error_template_changed,
  },
  'record-changed': {
    status: 409,
    text: m.error_record_changed,
  },
  'brand-changed': {
    status: 409,
    text: m.error_brand_changed,
  },
  'brand-from-file': {
    status: 409,
    text: m.error_brand_from_file,
  },
  'already-decided': { status: 409, text: m.error_already_decided },
  'reply-changed': {
    status: 409,
    text: m.error_reply_changed,
  },
  'already-reported': { status: 409, text: m.error_already_reported },
  'listing-is-draft': {
    status: 409,
    text: m.error_listing_is_draft,
  },
  'listing-moved': {
    status: 404,
    text: m.error_listing_moved,
  },
  'listing-already-there': { status: 409, text: m.error_listing_already_there },
  'target-not-open': {
    status: 409,
    text: m.error_target_not_open,
  },
  'target-needs-plan': {
    status: 409,
    text: m.error_target_needs_plan,
  },
  'target-missing': {
    status: 400,
    text: m.error_target_missing,
  },
  'revision-missing': { status: 409, text: m.error_revision_missing },
  'already-reviewed': {
    status: 409,
    text: m.error_already_reviewed,
  },
  'nothing-pending': { status: 409, text: m.error_nothing_pending },
  'term-in-use': { status: 409, text: m.error_term_in_use },
  'too-many-views': { status: 429, text: m.error_too_many_views },
  'too-many-saved-views': {
    status: 409,
    text: () => m.error_too_many_saved_views({ count: savedViewLimits.views }),
  },

  ...readKeyReasons,
  ...webhookReasons,
  ...linkReasons,

  /* Pictures */
  'upload-unreadable': { status: 400, text: m.error_upload_unreadable },
  'upload-empty': { status: 400, text: m.error_upload_empty },
  'too-many-files': { status: 400, text: m.error_too_many_files },
  'picture-unsupported': { status: 400, text: m.listing_logo_type },
  'picture-not-replaceable': {
    status: 400,
    text: m.error_picture_not_replaceable,
  },
  'picture-not-found': { status: 404, text: m.upload_not_found },
  'picture-in-use': {
    status: 409,
    text: m.error_picture_in_use,
  },
  'picture-too-large': { status: 413, text: m.listing_logo_size },
  'picture-too-complex': {
    status: 413,
    text: m.error_picture_too_complex,
  },

  /* Special offers */
  'offers-are-for-vendors': { status: 400, text: m.error_offers_are_for_vendors },
  'listing-not-live': { status: 400, text: m.offer_not_live },
  'earlier-offer': {
    status: 400,
    text: m.error_earlier_offer,
  },
  'offer-taken-back': {
    status: 400,
    text: m.error_offer_taken_back,
  },
  'payment-method-missing': {
    status: 402,
    text: m.error_payment_method_missing,
  },
  'offer-not-approvable': {
    status: 409,
    text: m.error_offer_not_approvable,
  },
  'offer-listing-moved': {
    status: 409,
    text: m.error_offer_listing_moved,
  },
  'offer-paid-back': {
    status: 409,
    text: m.error_offer_paid_back,
  },
  'no-changes-requested': {
    status: 409,
    text: m.error_no_changes_requested,
  },
  'offer-changed': {
    status: 409,
    text: m.error_offer_changed,
  },
  'offer-exists': { status: 409, text: m.error_offer_exists },
  'offer-listing-gone': {
    status: 409,
    text: m.error_offer_listing_gone,
  },

  ...paymentReasons,
}) satisfies Record<string, ErrorKind>;

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
