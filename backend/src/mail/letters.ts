import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import type { Letter } from './outbox.ts';

type Words = Pick<Letter, 'subject' | 'text'>;

const page = (path: string, query: Record<string, string>): string =>
  `${settings.publicUrl}${path}?${new URLSearchParams(query)}`;

export const resetLetter = (code: string): Words => ({
  subject: 'Set a new password',
  text: [
    'Somebody, hopefully you, asked to set a new password for the customer portal.',
    `To set it, open this page within 60 minutes:\n${page('/auth/reset-password', { code })}`,
    'If it was not you, nothing needs to be done: your password stays as it is.',
  ].join('\n\n'),
});

export const confirmationLetter = (query: Record<string, string>): Words => ({
  subject: 'Confirm your e-mail address',
  text: [
    'Welcome to the customer portal.',
    `To confirm that this address is yours, open this page within 24 hours:\n${page('/auth/verify', query)}`,
    'If you did not sign up, nothing needs to be done.',
  ].join('\n\n'),
});

export const sendLetter = async (strapi: Strapi, to: string, words: Words): Promise<void> => {
  const letter: Letter = { to, from: settings.mail.from, ...words };
  await strapi.plugin('email').service('email').send(letter);
};
