/* Texts that forms and server share, one table per area, so that a page loads only its own. */

export const accountTexts = {
  userExists: 'This person already has an account. Grant the role on their account page.',
  attributeTaken: 'This attribute must be unique',
  emailTaken: 'Email address already in use',
  updated: 'Account settings updated.',
  currentPasswordRequired: 'Current password is required',
  passwordConfirmationRequired: 'Password confirmation is required',
  passwordsDiffer: "Password and Confirm Password didn't match",
  currentPasswordWrong: 'The provided current password is invalid',
  passwordTooCommon: 'Password is too common',
  passwordFailed: 'Your password could not be changed.',
  passwordChanged: 'Your password has been changed.',
} as const;

export const listingTexts = {
  nameRequired: 'Listing name is required',
  shortDescriptionRequired: 'Short description is required',
  longDescriptionRequired: 'Full description is required',
  linkRequired: 'Link is required',
  link: 'Must be a valid link',
  pricingRequired: 'Pricing is required',
  logoType: 'Unsupported Format: Must be JPEG or PNG',
  logoSize: 'Maximum 5 MB',
  failed: 'Could not create or update listing. See below for more information.',
  notDiscarded: 'Nothing was discarded.',
  userMissing: 'User error, please reload the page and try again',
  submitted: 'Your listing was submitted for review.',
  updated: 'Listing updated.',
  declined: 'This listing has been declined by an admin.',
  declinedNote: 'The following note was left:',
  nothingAsked: 'Write a message or add a remark',
  declinedNoNote: 'No note was left.',
  personNameRequired: 'Name is required',
  tooManyPeople: (count: number) => `Maximum ${count} people`,
} as const;

export const termTexts = {
  categoryRequired: 'Category name is required',
  industryRequired: 'Industry name is required',
  locationRequired: 'Location is required',
  renamed: (name: string) =>
    `Another admin has renamed this to “${name}”. Save again to replace it with yours.`,
} as const;

export const reviewTexts = {
  commentRequired: 'Comment is required',
  ratingRequired: 'Rating is required',
  listingRequired: 'Listing is required',
  notReviewable: 'You can’t review this listing',
  replyRequired: 'Reply is required',
  declineReasonRequired: 'Reason for decline is required',
  reportReasonRequired: 'Reason is required',
  reportTextRequired: 'Details are required',
} as const;

export const offerTexts = {
  /** `price` comes from the server: `offerPrice` of the payment settings, $9 unless it is set otherwise. */
  startsAt: (price: string) => `Starts at ${price} per offer`,
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  linkRequired: 'Link is required',
  labelRequired: 'Label is required',
  listingRequired: 'Listing is required',
  notLive: 'This listing isn’t live. Special offers only appear on live listings.',
  reasonRequired: 'Reason for decline is required',
  earlier: (title: string) =>
    `Your earlier offer for this listing, “${title}”, was paid and submitted for review. To buy this one too, submit again. Nothing was charged this time.`,
} as const;

/** `{what}` is 'start a free trial', 'start a subscription' or 'buy a special offer'. */
export const paymentTexts = {
  cardNeeded: (what: string) =>
    `You must add a payment method to your account before you can ${what}`,
  planGone: 'This plan isn’t available.',
} as const;

/** Messages of the backend about payments, shown as they are. */
export const billingMessages = {
  /** The card provider's message after a failed authentication. */
  notAuthenticated:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  /** A change of plan cannot wait for authentication. */
  switchAsks:
    'This card’s bank asks you to confirm each payment, which isn’t possible when you change plans.',
} as const;
