import { isRecord } from '../../base/body.ts';
import { m } from '../../base/texts.ts';

const SECOND = 1000;

/** Why an email was rejected, as codes only: messages of mail servers often contain the address. */
export const reasonOf = (error: unknown): string => {
  const { code, responseCode } = isRecord(error) ? error : {};
  return [code, responseCode].filter(Boolean).join(' ') || 'of an error without a code';
};

/** Reasons in plain words, by code or by status of the mail server. */
const sentences: readonly (readonly [RegExp, () => string])[] = [
  [/EAUTH|53[045]/, m.smtp_rejected_login],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, m.smtp_unknown_host],
  [/ECONNREFUSED/, m.smtp_refused],
  [/ETLS|CERT|SELF_SIGNED|EPROTO/, m.smtp_not_secure],
  [/ETIMEDOUT/, m.smtp_timeout],
  [/ECONNECTION|ESOCKET|ECONNRESET/, m.smtp_connection_broken],
  [/EENVELOPE|55[0134]/, m.smtp_rejected_address],
  [/4\d\d/, m.smtp_busy],
];

/** Why an email was rejected, in a sentence that ends with the codes. */
export const problemOf = (error: unknown): string => {
  const codes = reasonOf(error);
  // The library replaces the system's code, which is then only in the message.
  const named = isRecord(error) ? String(error.message).match(/\bE[A-Z]{4,}\b/g) : null;
  const known = sentences.find(([pattern]) => pattern.test([codes, ...(named ?? [])].join(' ')));
  return `${(known?.[1] ?? m.smtp_not_accepted)()} (${codes})`;
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
