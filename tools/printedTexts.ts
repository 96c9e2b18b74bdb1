import { accountTexts, authTexts, genericTexts, messageFor } from '@portal/data/schemas';

export interface PrintedText {
  /** The row of the requirements it belongs to: 5 what is required, 8 what goes wrong. */
  row: string;
  /** Exactly as it was asked for, with an example where a name goes. */
  text: string;
  /** The same from the tables that forms and stories take it from. */
  ours: string;
}

/** Signing in, registering, and what goes by letter. */
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
  { row: '8.3', text: 'Email or Username are already taken', ours: authTexts.emailTaken },
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
  { row: '5.5', text: 'First name is required', ours: accountTexts.firstNameRequired },
  { row: '5.5', text: 'Last name is required', ours: accountTexts.lastNameRequired },
  { row: '5.5', text: 'Email is required', ours: accountTexts.emailRequired },
  { row: '5.6', text: 'Current password is required', ours: accountTexts.currentPasswordRequired },
  { row: '5.6', text: 'Password is required', ours: accountTexts.passwordRequired },
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
    ours: accountTexts.passwordSame,
  },
  {
    row: '8.8',
    text: 'The provided current password is invalid',
    ours: accountTexts.currentPasswordWrong,
  },
  { row: '8.8', text: 'Your password could not be changed.', ours: accountTexts.passwordFailed },
  { row: '8.8', text: 'Your password has been changed.', ours: accountTexts.passwordChanged },
];

/** Every text that was asked for word by word. An area adds a table of its own above and spreads it in here. */
export const printedTexts: readonly PrintedText[] = [...signingIn, ...account];
