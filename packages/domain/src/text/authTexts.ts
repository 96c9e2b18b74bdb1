import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
/* The texts of signing in and up. */

export const authTexts = lazyTexts({
  loginMissing: m.auth_login_missing,
  loginFailed: m.auth_login_failed,
  loginCombination: m.auth_login_combination,
  usernameRequired: m.auth_username_required,
  passwordRequired: m.auth_password_required,
  firstNameRequired: m.auth_first_name_required,
  lastNameRequired: m.auth_last_name_required,
  emailRequired: m.auth_email_required,
  passwordConfirmationRequired: m.auth_password_confirmation_required,
  passwordsDiffer: m.auth_passwords_differ,
  terms: m.auth_terms,
  termsMissing: m.auth_terms_missing,
  registrationFailed: m.auth_registration_failed,
  forgotMissing: m.auth_forgot_missing,
  forgotFailed: m.auth_forgot_failed,
  forgotSent: (email: string) => m.auth_forgot_sent({ email }),
  forgotUnknown: m.auth_forgot_unknown,
  resetMissing: m.auth_reset_missing,
  resetFailed: m.auth_reset_failed,
  resetUnsuccessful: m.auth_reset_unsuccessful,
  resetTimedOut: m.auth_reset_timed_out,
  inviteEnded: m.auth_invite_ended,
  verified: m.auth_verified,
  verificationFailed: m.auth_verification_failed,
  notConfirmed: m.auth_not_confirmed,
  unknown: m.auth_unknown,
});
