import { calm, type RequiredRoom } from './shown.ts';

/** Screens of people who are signed out. */
export const signedOut: RequiredRoom = {
  'Screens/Auth/Sign in': {
    first: ['Default', 'Sign in', calm],
    refused: ['InvalidCredentials', 'Invalid username or password', 'alert'],
    'address confirmed': ['EmailVerified', 'Your email has been successfuly verified...', 'status'],
    'session ended': ['SessionExpired', 'Your session has ended.', 'status'],
  },
  'Screens/Auth/Registration': {
    first: ['Default', 'Create account', '[aria-disabled=true]'],
    'nothing typed': ['RequiredFields', 'Check 6 fields'],
    invalid: ['Invalid', 'Check 3 fields'],
    'address taken': ['EmailTaken', 'Email or Username are already taken'],
    done: ['Registered', 'The browser goes on to /dashboard#welcome'],
  },
  'Screens/Auth/Password reset and email verification': {
    'forgot: first': ['ForgotPassword', 'Send the letter', calm],
    'forgot: invalid': ['ForgotPasswordInvalidEmail', 'Invalid email address'],
    'forgot: server error': [
      'ForgotPasswordServerError',
      'An error occurred while sending password reset email',
      'alert',
    ],
    'forgot: done': ['ForgotPasswordSent', 'an email will be sent shortly', 'status'],
    'reset: first': ['ResetPassword', 'Set password', calm],
    'reset: invalid': ['ResetPasswordInvalid', 'Check 2 fields'],
    'reset: server error': ['ResetPasswordFailed', 'Password reset failed', 'alert'],
    'reset: link timed out': ['ResetLinkExpired', 'Reset link timed out', 'alert'],
    'reset: on to another email': [
      'RedirectAfterFiveSeconds',
      'The browser goes on to /auth/forgot-password',
    ],
    'verify email: first': ['CheckYourEmail', 'We sent you a letter.'],
    'verify email: sent again': ['EmailNotConfirmed', 'another letter is on its way'],
    'verify: done': [
      'EmailVerificationDone',
      'The browser goes on to /auth/login?message=email-verified',
    ],
    'verify: refused': ['EmailVerificationFailed', 'Verification unsuccessful', 'alert'],
  },
};
