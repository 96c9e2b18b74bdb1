import { messageFor } from '@portal/data/schemas';
import {
  accountTexts,
  authTexts,
  errorReasons,
  genericTexts,
  listingTexts,
  offerTexts,
  reviewTexts,
  termTexts,
  uploadTexts,
} from '@portal/domain';

export interface PrintedText {
  /** Its row in the specification: chapter 5 for validation, 8 for errors. */
  row: string;
  /** The text as specified, with an example for each placeholder. */
  text: string;
  /** The text that forms and server use. Unset if a component contains it. */
  ours?: string;
}

/** Sign-in, registration and emails. */
const signingIn: readonly PrintedText[] = [
  { row: '5.1', text: 'Username or pass not provided', ours: authTexts.loginMissing },
  { row: '5.2', text: 'First name is required', ours: authTexts.firstNameRequired },
  { row: '5.2', text: 'Last name is required', ours: authTexts.lastNameRequired },
  { row: '5.2', text: 'Email is required', ours: authTexts.emailRequired },
  { row: '5.2', text: 'Invalid email address', ours: genericTexts.email },
  { row: '5.2', text: 'Minimum 8 symbols', ours: genericTexts.min(8) },
  { row: '5.2', text: 'Password is required', ours: authTexts.passwordRequired },
  { row: '5.2', text: 'Passwords do not match', ours: authTexts.passwordsDiffer },
  { row: '5.2', text: 'You must accept the terms and conditions', ours: authTexts.terms },
  { row: '5.3', text: 'Minimum 3 symbols', ours: genericTexts.min(3) },
  { row: '5.3', text: 'Maximum 50 symbols', ours: genericTexts.max(50) },
  { row: '8.2', text: 'Invalid username or password', ours: authTexts.loginFailed },
  { row: '8.2', text: 'An unknown error occurred.', ours: messageFor(undefined) },
  {
    row: '8.3',
    text: 'Registration failed, please try again.',
    ours: authTexts.registrationFailed,
  },
  {
    row: '8.3',
    text: 'Email or Username are already taken',
    ours: errorReasons['email-taken'].text,
  },
  { row: '8.3', text: 'Password is too common', ours: accountTexts.passwordTooCommon },
  { row: '8.4', text: 'Email not provided', ours: authTexts.forgotMissing },
  {
    row: '8.4',
    text: 'An error occurred while sending password reset email',
    ours: authTexts.forgotFailed,
  },
  {
    row: '8.4',
    text: 'If an account exists for mere@taipobay.example, an email will be sent shortly.',
    ours: authTexts.forgotSent('mere@taipobay.example'),
  },
  {
    row: '8.4',
    text: 'An error has occurred, please try again.',
    ours: authTexts.forgotUnknown,
  },
  { row: '8.5', text: 'Code or new password is not provided', ours: authTexts.resetMissing },
  { row: '8.5', text: 'Password reset failed', ours: authTexts.resetFailed },
  { row: '8.5', text: 'Password reset unsuccessful', ours: authTexts.resetUnsuccessful },
  {
    row: '8.5',
    text: 'Reset link timed out, please request another reset link',
    ours: authTexts.resetTimedOut,
  },
  {
    row: '8.6',
    text: 'Your email has been successfuly verified...',
    ours: authTexts.verified,
  },
  { row: '8.6', text: 'Verification unsuccessful', ours: authTexts.verificationFailed },
];

/** The account: personal information and password. */
const account: readonly PrintedText[] = [
  { row: '5.5', text: 'First name is required', ours: authTexts.firstNameRequired },
  { row: '5.5', text: 'Last name is required', ours: authTexts.lastNameRequired },
  { row: '5.5', text: 'Email is required', ours: authTexts.emailRequired },
  { row: '5.6', text: 'Current password is required', ours: accountTexts.currentPasswordRequired },
  { row: '5.6', text: 'Password is required', ours: authTexts.passwordRequired },
  {
    row: '5.6',
    text: 'Password confirmation is required',
    ours: accountTexts.passwordConfirmationRequired,
  },
  {
    row: '5.6',
    text: "Password and Confirm Password didn't match",
    ours: accountTexts.passwordsDiffer,
  },
  { row: '8.7', text: 'Email address already in use', ours: accountTexts.emailTaken },
  { row: '8.7', text: 'Account settings updated.', ours: accountTexts.updated },
  {
    row: '8.8',
    text: 'Your new password must be different than your current password',
    ours: errorReasons['password-unchanged'].text,
  },
  {
    row: '8.8',
    text: 'The provided current password is invalid',
    ours: accountTexts.currentPasswordWrong,
  },
  { row: '8.8', text: 'Your password could not be changed.', ours: accountTexts.passwordFailed },
  { row: '8.8', text: 'Your password has been changed.', ours: accountTexts.passwordChanged },
];

/** General messages, some with an example field. */
const general: readonly PrintedText[] = [
  { row: '5.12', text: 'industries is not valid', ours: genericTexts.notValid('industries') },
  {
    row: '5.12',
    text: 'Invalid username/password combination',
    ours: authTexts.loginCombination,
  },
  {
    row: '5.12',
    text: 'Accepting terms & conditions are required',
    ours: authTexts.termsMissing,
  },
  { row: '5.12', text: 'Required field', ours: genericTexts.requiredField },
  { row: '8.13', text: 'No results found' },
  { row: '8.13', text: 'Max 6 already selected', ours: genericTexts.maxSelected(6) },
  { row: '5.11', text: 'Max 3 already selected', ours: genericTexts.maxSelected(3) },
];

const listings: readonly PrintedText[] = [
  { row: '5.9', text: 'Listing name is required', ours: listingTexts.nameRequired },
  {
    row: '5.9',
    text: 'Short description is required',
    ours: listingTexts.shortDescriptionRequired,
  },
  { row: '5.9', text: 'Full description is required', ours: listingTexts.longDescriptionRequired },
  { row: '5.9', text: 'Link is required', ours: listingTexts.linkRequired },
  { row: '5.9', text: 'Must be a valid link', ours: listingTexts.link },
  { row: '5.9', text: 'Pricing is required', ours: listingTexts.pricingRequired },
  { row: '5.10', text: 'Unsupported Format: Must be JPEG or PNG', ours: listingTexts.logoType },
  { row: '4.3', text: 'Your listing was submitted for review.', ours: listingTexts.submitted },
  { row: '4.3', text: 'Listing updated.', ours: listingTexts.updated },
  { row: '2.35', text: 'This listing has been declined by an admin.', ours: listingTexts.declined },
  { row: '2.35', text: 'The following note was left:', ours: listingTexts.declinedNote },
  { row: '2.35', text: 'No note was left.', ours: listingTexts.declinedNoNote },
  {
    row: '8.11',
    text: 'User error, please reload the page and try again',
    ours: listingTexts.userMissing,
  },
  {
    row: '8.11',
    text: 'Could not create or update listing. See below for more information.',
    ours: listingTexts.failed,
  },
  {
    row: '8.12',
    text: 'Could not post image, response not received or response status not 200',
    ours: uploadTexts.failed,
  },
  { row: '8.12', text: 'Could not find image', ours: uploadTexts.notFound },
  { row: '8.12', text: 'Could not get image' },
  { row: '8.12', text: 'Error updating Strapi record', ours: uploadTexts.recordFailed },
  { row: '8.14', text: 'Delete Kea Invoicing?' },
];

const feedback: readonly PrintedText[] = [
  { row: '5.8', text: 'Comment is required', ours: reviewTexts.commentRequired },
  { row: '5.8', text: 'Rating is required', ours: reviewTexts.ratingRequired },
  { row: '5.8', text: 'Listing is required', ours: reviewTexts.listingRequired },
  { row: '4.6', text: 'Reason for decline is required', ours: offerTexts.reasonRequired },
  { row: '8.14', text: 'Delete review?' },
];

const terms: readonly PrintedText[] = [
  { row: '5.7', text: 'Category name is required', ours: termTexts.categoryRequired },
  { row: '5.7', text: 'Industry name is required', ours: termTexts.industryRequired },
  { row: '5.7', text: 'Location is required', ours: termTexts.locationRequired },
  { row: '8.14', text: 'Delete Timesheets?' },
];

const money: readonly PrintedText[] = [
  { row: '8.9', text: 'An unknown error occurred' },
  { row: '8.10', text: 'An error occurred' },
  {
    row: '2.15',
    text: 'You must add a payment method to your account before you can start a free trial',
  },
  {
    row: '2.15',
    text: 'You must add a payment method to your account before you can start a subscription',
  },
  {
    row: '6.4',
    text: 'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.',
    ours: errorReasons['plans-are-for-vendors'].text,
  },
  { row: '8.14', text: 'Delete payment method?' },
  {
    row: '8.14',
    text: 'Cancel your premium account subscription at the end of the current cycle? You may reactivate your premium subscription at any time.',
  },
];

/** Every text that the specification requires verbatim. */
export const printedTexts: readonly PrintedText[] = [
  ...general,
  ...signingIn,
  ...account,
  ...listings,
  ...feedback,
  ...terms,
  ...money,
];
