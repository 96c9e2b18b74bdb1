import type { ReactNode } from 'react';
import { SignInPage } from './SignInPage.tsx';

interface AuthPage {
  /** Its address; also the name of the file it is built to. */
  path: string;
  title: string;
  element: ReactNode;
}

/** Every page of people who are signed out. */
export const authPages: readonly AuthPage[] = [
  { path: '/auth/login', title: 'Sign in · Customer portal', element: <SignInPage /> },
];
