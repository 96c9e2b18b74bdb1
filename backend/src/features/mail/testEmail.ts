import type { UserRow } from '../../base/actor.ts';
import { noteTime } from '../../base/lastTimes.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { emailWords } from './emails.ts';
import type { Email } from './outbox.ts';
import { findReaders } from './readers.ts';
import { render } from './render.ts';
import { senderNow } from './sender.ts';
import { mailSettings } from './settings.ts';
import { problemOf } from './smtp.ts';

/** Milliseconds; shorter than browsers wait for a response. */
const LIMIT = 12_000;

const withinLimit = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: 'ETIMEDOUT' }), LIMIT);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Sends a test email to a user at once, without the queue. `problem` says in a sentence why it was not accepted. */
export const sendTestEmail = async (
  strapi: Strapi,
  user: UserRow,
): Promise<{ to: string; problem: string | null }> => {
  const readerOf = await findReaders(strapi, [user], strapi.requestContext.get());
  const now = Date.now();
  const to = user.email;
  const email: Email = {
    kind: 'test',
    to,
    from: senderNow(),
    ...render(emailWords('test', readerOf(user)).words),
    written: new Date(now).toISOString(),
    messageId: `<${now}.0@${new URL(settings.publicUrl).hostname}>`,
  };
  try {
    await withinLimit(strapi.plugin('email').provider.send(email));
  } catch (error) {
    return { to, problem: problemOf(error) };
  }
  await noteTime(strapi, 'email-sent');
  return {
    to,
    problem: settings.production && mailSettings.smtpUrl === '' ? m.smtp_missing() : null,
  };
};
