import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
/* Texts that forms and server share, one table per area, so that a page loads only its own. */

export const accountTexts = lazyTexts({
  userExists: m.account_user_exists,
  roleRequired: m.account_role_required,
  attributeTaken: m.account_attribute_taken,
  emailTaken: m.account_email_taken,
  updated: m.account_updated,
  currentPasswordRequired: m.account_current_password_required,
  passwordConfirmationRequired: m.account_password_confirmation_required,
  passwordsDiffer: m.account_passwords_differ,
  currentPasswordWrong: m.account_current_password_wrong,
  passwordTooCommon: m.account_password_too_common,
  passwordFailed: m.account_password_failed,
  passwordChanged: m.account_password_changed,
});

export const listingTexts = lazyTexts({
  nameRequired: m.listing_name_required,
  shortDescriptionRequired: m.listing_short_description_required,
  longDescriptionRequired: m.listing_long_description_required,
  linkRequired: m.listing_link_required,
  link: m.listing_link,
  pricingRequired: m.listing_pricing_required,
  logoType: m.listing_logo_type,
  logoSize: m.listing_logo_size,
  failed: m.listing_failed,
  notDiscarded: m.listing_not_discarded,
  userMissing: m.listing_user_missing,
  submitted: m.listing_submitted,
  updated: m.listing_updated,
  declined: m.listing_declined,
  declinedNote: m.listing_declined_note,
  nothingAsked: m.listing_nothing_asked,
  declinedNoNote: m.listing_declined_no_note,
  personNameRequired: m.listing_person_name_required,
  tooManyPeople: (count: number) => m.listing_too_many_people({ count }),
});

export const termTexts = lazyTexts({
  categoryRequired: m.term_category_required,
  industryRequired: m.term_industry_required,
  locationRequired: m.term_location_required,
  renamed: (name: string) => m.term_renamed({ name }),
});

export const reviewTexts = lazyTexts({
  commentRequired: m.review_comment_required,
  ratingRequired: m.review_rating_required,
  listingRequired: m.review_listing_required,
  notReviewable: m.review_not_reviewable,
  replyRequired: m.review_reply_required,
  declineReasonRequired: m.review_decline_reason_required,
  reportReasonRequired: m.review_report_reason_required,
  reportTextRequired: m.review_report_text_required,
});

export const offerTexts = lazyTexts({
  /** `price` comes from the server: `offerPrice` of the payment settings, $9 unless it is set otherwise. */
  startsAt: (price: string) => m.offer_starts_at({ price }),
  titleRequired: m.offer_title_required,
  descriptionRequired: m.offer_description_required,
  linkRequired: m.offer_link_required,
  labelRequired: m.offer_label_required,
  listingRequired: m.offer_listing_required,
  notLive: m.offer_not_live,
  reasonRequired: m.offer_reason_required,
  earlier: (title: string) => m.offer_earlier({ title }),
});

export const paymentTexts = lazyTexts({
  planGone: m.payment_plan_gone,
});

/** Messages of the backend about payments, shown as they are. */
export const billingMessages = lazyTexts({
  /** The card provider's message after a failed authentication. */
  notAuthenticated: m.billing_not_authenticated,
  /** A change of plan cannot wait for authentication. */
  switchAsks: m.billing_switch_asks,
});
