import { isRecord } from '../../base/body.ts';

const SECOND = 1000;

/** Why an email was rejected, as codes only: messages of mail servers often contain the address. */
export const reasonOf = (error: unknown): string => {
  const { code, responseCode } = isRecord(error) ? error : {};
  return [code, responseCode].filter(Boolean).join(' ') || 'of an error without a code';
};

/** Reasons in plain words, by code or by status of the mail server. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/EAUTH|53[045]/, 'The mail server rejected the name or password in SMTP_URL.'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'The host in SMTP_URL was not found.'],
  [/ECONNREFUSED/, 'The mail server refused the connection. Check the host and port in SMTP_URL.'],
  [
    /ETLS|CERT|SELF_SIGNED|EPROTO/,
    'No secure connection was possible. Check the port in SMTP_URL, and smtp:// or smtps://.',
  ],
  [/ETIMEDOUT/, 'The mail server did not respond in time. A firewall may block its port.'],
  [
    /ECONNECTION|ESOCKET|ECONNRESET/,
    'The connection to the mail server broke. Check the host and port in SMTP_URL.',
  ],
  [/EENVELOPE|55[0134]/, 'The mail server rejected the sender or the recipient. Check MAIL_FROM.'],
  [/4\d\d/, 'The mail server is busy. Try again in a few minutes.'],
];

/** Why an email was rejected, in a sentence that ends with the codes. */
export const problemOf = (error: unknown): string => {
  const codes = reasonOf(error);
  // The library replaces the system's code, which is then only in the message.
  const named = isRecord(error) ? String(error.message).match(/\bE[A-Z]{4,}\b/g) : null;
  const known = sentences.find(([pattern]) => pattern.test([codes, ...(named ?? [])].join(' ')));
  return `${known?.[1] ?? 'The mail server did not accept the email.'} (${codes})`;
};

/** Options, with timeouts, for a URL such as `smtps://name:password@mail.example:465?pool=true`. */
export const smtpOptions = (address: string): Record<string, unknown> => {
  if (address === '') return {};
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const more = [...url.searchParams].map(([key, value]) => [
    key,
    value === 'true' || (value === 'false' ? false : value),
  ]);
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username
      ? {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }
      : {}),
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
    ...Object.fromEntries(more),
  };
};
