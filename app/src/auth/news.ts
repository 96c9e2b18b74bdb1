import { authTexts } from '@portal/domain';
import type { SignInNews } from '../paths.ts';

interface News {
  tone: 'positive' | 'info';
  text: string;
}

const news: Record<SignInNews, News> = {
  'register-success': {
    tone: 'positive',
    text: 'Your account has been created. Open the link in the email we sent you, then sign in.',
  },
  'email-verified': { tone: 'positive', text: authTexts.verified },
  'password-reset': {
    tone: 'positive',
    text: 'Your password has been reset. Sign in to continue.',
  },
  'session-ended': {
    tone: 'info',
    text: 'Your session expired. Sign in to continue. What you typed is stored on this device.',
  },
  'session-over': { tone: 'info', text: 'Your session expired. Sign in to continue.' },
  'session-ended-unkept': {
    tone: 'info',
    text: 'Your session expired. Sign in to continue. What you typed may be lost.',
  },
  'signed-out': { tone: 'info', text: 'You are signed out.' },
  'signed-out-elsewhere': { tone: 'info', text: 'You were signed out in another tab.' },
};

/** The messages of the sign-in page by their name in the URL. */
export const newsNames = Object.keys(news);

const table: ReadonlyMap<string, News> = new Map(Object.entries(news));

/** The message named by the URL; undefined when unknown. */
export function newsOf(query: URLSearchParams | null): News | undefined {
  return table.get(query?.get('message') ?? '');
}
