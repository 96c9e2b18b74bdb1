import { defaultNames } from '@portal/domain';
import { matching, number, text } from '../../base/readSetting.ts';
import { StartError } from '../../base/startError.ts';
import { smtpOptions } from './smtp.ts';

/** Its name is that of the brand: sender.ts. */
export const defaultSender = `${defaultNames.portal} <no-reply@localhost>`;

const readSmtpUrl = (): string => {
  const value = text('SMTP_URL', '');
  try {
    if (value === '' || (/^smtps?:\/\/[^/]/.test(value) && smtpOptions(value).host)) return value;
  } catch {
    // It is no URL, or has a % that encodes nothing.
  }
  // The first characters, as the value has a password.
  throw new StartError(
    `SMTP_URL must be an address such as smtps://name:password@mail.example.org, not "${value.slice(0, 8)}…". In name and password write # as %23, % as %25, / as %2F and @ as %40.`,
  );
};

export const mailSettings = {
  /** Without it emails are stored in the outbox. */
  smtpUrl: readSmtpUrl(),
  from: matching('MAIL_FROM', defaultSender, {
    form: /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
    wanted: 'an email address, or a name and an address such as Portal <portal@example.org>',
  }),
  /** Seconds before the second attempt; doubled for each further one, at most an hour. */
  retrySeconds: number('MAIL_RETRY_SECONDS', 10, { least: 1 }),
  /** Delay of emails about decisions, as time for Undo. */
  decisionSeconds: number('MAIL_DECISION_SECONDS', 10),
  /** Delay of emails about messages, in which they can be edited and read. */
  messageSeconds: number('MAIL_MESSAGE_SECONDS', 300),
};
