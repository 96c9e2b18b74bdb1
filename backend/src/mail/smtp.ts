import { isRecord } from '../body.ts';

const SECOND = 1000;

/** Why an email was rejected, as codes only: messages of mail servers often contain the address. */
export const reasonOf = (error: unknown): string => {
  const { code, responseCode } = isRecord(error) ? error : {};
  return [code, responseCode].filter(Boolean).join(' ') || 'of an error without a code';
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
