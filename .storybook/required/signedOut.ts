import { calm, type RequiredRoom } from './shown.ts';

/** Screens of people who are signed out. */
export const signedOut: RequiredRoom = {
  'Screens/Auth/Sign in': {
    first: ['Default', 'Sign in', calm],
    typed: ['Filled', 'kahikatea-7', calm],
    'nothing typed': ['RequiredFields', 'Username or pass not provided', 'alert'],
    refused: ['InvalidCredentials', 'Invalid username or password', 'alert'],
    'server error': ['ServerError', 'An unknown error occurred.', 'alert'],
    busy: ['SigningIn', 'Signing in'],
    'address confirmed': ['EmailVerified', 'Your email has been successfuly verified...', 'status'],
    'after registering': ['AfterRegistration', 'Your account has been created.', 'status'],
    'after a reset': ['AfterPasswordReset', 'Your password has been reset.', 'status'],
    'session ended': ['SessionExpired', 'Your session has ended.', 'status'],
    'session ended, full device': ['SessionExpiredStorageFull', 'did not keep what you typed'],
  },
  'Screens/Auth/Registration': {
    first: ['Default', 'Create account', '[aria-disabled=true]'],
    typed: ['Filled', 'mere@taipobay.example', calm],
    'nothing typed': ['RequiredFields', 'Check 6 fields'],
    invalid: ['Invalid', 'Check 3 fields'],
    'address taken': ['EmailTaken', 'Email or Username are already taken'],
    'terms not accepted': ['TermsNotAccepted', 'Accepting terms & conditions are required'],
    'server error': ['Offline', 'The server could not be reached.', 'alert'],
    busy: ['Submitting', 'Creating your account'],
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
    'forgot: offline': ['ForgotPasswordOffline', 'The server could not be reached.', 'alert'],
    'forgot: busy': ['ForgotPasswordSending', 'Sending', '[aria-busy=true]'],
    'forgot: done': ['ForgotPasswordSent', 'an email will be sent shortly', 'status'],
    'reset: first': ['ResetPassword', 'Set password', calm],
    'reset: busy': ['ResetPasswordSaving', 'Setting the password', '[aria-busy=true]'],
    'reset: done': ['ResetPasswordDone', 'The browser goes on to /dashboard#welcome'],
    'reset: invalid': ['ResetPasswordInvalid', 'Check 2 fields'],
    'reset: server error': ['ResetPasswordFailed', 'Password reset failed', 'alert'],
    'reset: link timed out': ['ResetLinkExpired', 'Reset link timed out', 'alert'],
    'verify email: first': ['CheckYourEmail', 'We sent you a letter.'],
    'verify email: server error': [
      'CheckYourEmailServerError',
      'An error has occurred, please try again.',
      'alert',
    ],
    'verify email: not confirmed': [
      'EmailNotConfirmed',
      'Your account email is not confirmed',
      'status',
    ],
    'verify email: done': ['EmailSentAgain', 'another letter is on its way'],
    'verify: done': [
      'EmailVerificationDone',
      'The browser goes on to /auth/login?message=email-verified',
    ],
    'verify: refused': ['EmailVerificationFailed', 'Verification unsuccessful', 'alert'],
    'verify: busy': ['EmailVerificationInProgress', 'Confirming', '[aria-busy=true]'],
  },
  'Tests/Expired reset link': {
    'on to another letter': [
      'RedirectAfterFiveSeconds',
      'The browser goes on to /auth/forgot-password',
    ],
    stays: ['StayOnPage', 'You stay on this page.', 'alert'],
  },
};
