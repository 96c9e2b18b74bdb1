import type { ComponentType } from 'react';
import { paths } from '../paths.ts';

interface AuthPage {
  /** Its address; also the name of the file it is built to. */
  path: string;
  title: string;
  /** The file its code comes from, which is fetched with the page. */
  module: string;
  load: () => Promise<{ Page: ComponentType }>;
}

const titled = (title: string) => `${title} · Customer portal`;

/** Every page of people who are signed out. Each brings only its own form. */
export const authPages: readonly AuthPage[] = [
  {
    path: paths.login,
    title: titled('Sign in'),
    module: 'src/auth/pages/SignInPage.tsx',
    load: () => import('./pages/SignInPage.tsx'),
  },
  {
    path: paths.registration,
    title: titled('Create your account'),
    module: 'src/auth/pages/RegistrationPage.tsx',
    load: () => import('./pages/RegistrationPage.tsx'),
  },
  {
    path: paths.forgotPassword,
    title: titled('Forgot password'),
    module: 'src/auth/pages/ForgotPasswordPage.tsx',
    load: () => import('./pages/ForgotPasswordPage.tsx'),
  },
  {
    path: paths.resetPassword,
    title: titled('Set a new password'),
    module: 'src/auth/pages/ResetPasswordPage.tsx',
    load: () => import('./pages/ResetPasswordPage.tsx'),
  },
  {
    path: paths.verify,
    title: titled('Confirm your address'),
    module: 'src/auth/pages/VerifyPage.tsx',
    load: () => import('./pages/VerifyPage.tsx'),
  },
  {
    path: paths.verifyEmail,
    title: titled('Check your email'),
    module: 'src/auth/pages/VerifyEmailPage.tsx',
    load: () => import('./pages/VerifyEmailPage.tsx'),
  },
];

/** The page of an address; one that nobody knows is the registration. */
export function authPageAt(pathname: string): AuthPage {
  const path = pathname.replace(/\/+$/, '');
  const found = authPages.find((page) => page.path === path);
  const other = authPages.find((page) => page.path === paths.registration);
  if (!other) throw new Error('There is no registration page.');
  return found ?? other;
}
