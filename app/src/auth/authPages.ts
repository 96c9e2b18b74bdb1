import type { ComponentType } from 'react';
import { brand } from '../brand.ts';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';
import { newsNames } from './news.ts';
import { Page as ForgotPasswordPage } from './pages/ForgotPasswordPage.tsx';
import { Page as RegistrationPage } from './pages/RegistrationPage.tsx';
import { Page as ResetPasswordPage } from './pages/ResetPasswordPage.tsx';
import { Page as SignInPage } from './pages/SignInPage.tsx';
import { Page as VerifyEmailPage } from './pages/VerifyEmailPage.tsx';
import { Page as VerifyPage } from './pages/VerifyPage.tsx';

interface AuthPage {
  /** Its URL path; also the name of the built file. */
  path: string;
  title: string;
  /** The script that hydrates it, in src/auth/entries. */
  entry: string;
  /** Values of `message` in its URL; the page is built once more for each. */
  messages: readonly string[];
  Page: ComponentType;
}

function page(
  path: string,
  entry: string,
  title: string,
  Page: ComponentType,
  messages: readonly string[] = [],
): AuthPage {
  return {
    path,
    entry: `src/auth/entries/${entry}.ts`,
    title: `${title} · ${brand.names.portal}`,
    messages,
    Page,
  };
}

/**
 * Every page for signed-out visitors. Each has a file in `pages`, an entry in `entries` that hydrates it, a line here, and its
 * name among the entries in `app/vite/prerender.ts`.
 */
export const authPages: readonly AuthPage[] = [
  page(paths.login, 'signIn', m.auth_sign_in(), SignInPage, newsNames),
  page(paths.registration, 'registration', m.auth_create_your_account(), RegistrationPage),
  page(paths.forgotPassword, 'forgotPassword', m.auth_forgot_password(), ForgotPasswordPage),
  page(paths.resetPassword, 'resetPassword', m.auth_set_new_password(), ResetPasswordPage),
  page(paths.verify, 'verify', m.auth_confirm_your_address(), VerifyPage),
  page(paths.verifyEmail, 'verifyEmail', m.auth_check_email(), VerifyEmailPage, ['not-confirmed']),
];
