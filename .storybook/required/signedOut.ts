import { calm, type RequiredRoom } from './shown.ts';

/** Screens of people who are signed out. */
export const signedOut: RequiredRoom = {
  'Screens/Sign in': {
    first: ['First', 'Sign in', calm],
    typed: ['Typed', 'kahikatea-7', calm],
    'nothing typed': ['NothingTyped', 'Username or pass not provided', 'alert'],
    refused: ['Refused', 'Invalid username or password', 'alert'],
    'server error': ['ServerBroken', 'An unknown error occurred.', 'alert'],
    busy: ['Busy', 'Signing in'],
    'address confirmed': [
      'AddressConfirmed',
      'Your email has been successfuly verified...',
      'status',
    ],
    'after registering': ['AfterRegistering', 'Your account has been created.', 'status'],
    'after a reset': ['AfterAReset', 'Your password has been reset.', 'status'],
    'session ended': ['SessionEnded', 'Your session has ended.', 'status'],
  },
  'Screens/Registration': {
    first: ['First', 'Create account', '[aria-disabled=true]'],
    typed: ['Typed', 'mere@taipobay.example', calm],
    'nothing typed': ['NothingTyped', 'Check 6 fields'],
    invalid: ['Invalid', 'Check 3 fields'],
    'address taken': ['AddressTaken', 'Email or Username are already taken'],
    'terms not accepted': ['TermsNotAccepted', 'Accepting terms & conditions are required'],
    'server error': ['ServerAway', 'The server could not be reached.', 'alert'],
    busy: ['Busy', 'Creating your account'],
    done: ['Done', 'The browser goes on to /dashboard#welcome'],
  },
  'Screens/By letter': {
    'forgot: first': ['Forgot', 'Send the letter', calm],
    'forgot: invalid': ['ForgotInvalid', 'Invalid email address'],
    'forgot: server error': [
      'ForgotServerBroken',
      'An error occurred while sending password reset email',
      'alert',
    ],
    'forgot: offline': ['ForgotOffline', 'The server could not be reached.', 'alert'],
    'forgot: busy': ['ForgotBusy', 'Sending', '[aria-busy=true]'],
    'forgot: done': ['ForgotDone', 'an email will be sent shortly', 'status'],
    'reset: first': ['ResetFirst', 'Set password', calm],
    'reset: busy': ['ResetBusy', 'Setting the password', '[aria-busy=true]'],
    'reset: done': ['Reset', 'The browser goes on to /dashboard#welcome'],
    'reset: invalid': ['ResetInvalid', 'Check 2 fields'],
    'reset: server error': ['ResetFailed', 'Password reset failed', 'alert'],
    'reset: link timed out': ['ResetTimedOut', 'Reset link timed out', 'alert'],
    'verify email: first': ['VerifyEmail', 'We sent you a letter.'],
    'verify email: server error': [
      'VerifyEmailServerBroken',
      'An error has occurred, please try again.',
      'alert',
    ],
    'verify email: not confirmed': [
      'NotConfirmed',
      'Your account email is not confirmed',
      'status',
    ],
    'verify email: done': ['SentAgain', 'another letter is on its way'],
    'verify: done': ['Verify', 'The browser goes on to /auth/login?message=email-verified'],
    'verify: refused': ['VerifyRefused', 'Verification unsuccessful', 'alert'],
    'verify: busy': ['VerifyBusy', 'Confirming', '[aria-busy=true]'],
  },
  'Screens/By letter, timed out': {
    'on to another letter': ['AfterFiveSeconds', 'The browser goes on to /auth/forgot-password'],
    stays: ['Staying', 'You stay on this page.', 'alert'],
  },
};
