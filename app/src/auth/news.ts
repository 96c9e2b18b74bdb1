import { authTexts } from '@portal/domain';
import { m } from '../i18n/messages.js';
import type { SignInNews } from '../paths.ts';

interface News {
  tone: 'positive' | 'info';
  text: string;
}

const news: Record<SignInNews, News> = {
  'register-success': {
    tone: 'positive',
    text: m.auth_news_registered(),
  },
  'email-verified': { tone: 'positive', text: authTexts.verified },
  'password-reset': {
    tone: 'positive',
    text: m.auth_news_password_reset(),
  },
  'session-ended': {
    tone: 'info',
    text: m.auth_news_session_ended(),
  },
  'session-over': { tone: 'info', text: m.auth_news_session_over() },
  'session-ended-unkept': {
    tone: 'info',
    text: m.auth_news_session_ended_unsaved(),
  },
  'cookies-needed': { tone: 'info', text: m.auth_cookies_needed() },
  'signed-out': { tone: 'info', text: m.auth_news_signed_out() },
  'signed-out-elsewhere': { tone: 'info', text: m.auth_news_signed_out_elsewhere() },
};

/** The messages of the sign-in page by their name in the URL. */
export const newsNames = Object.keys(news);

const table: ReadonlyMap<string, News> = new Map(Object.entries(news));

/** The message named by the URL; undefined when unknown. */
export function newsOf(query: URLSearchParams | null): News | undefined {
  return table.get(query?.get('message') ?? '');
}
