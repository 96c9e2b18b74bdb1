import { isHost } from '@portal/domain';
import { StartError } from './startError.ts';

/* Settings by their form. Each function returns a value that fits, or throws a `StartError` that names the setting. */

const env = process.env;

/** The values in force by name, as texts. */
export const settingsRead = new Map<string, string>();

export const text = (name: string, fallback: string): string => {
  const value = env[name]?.trim() || fallback;
  settingsRead.set(name, value);
  return value;
};

export const isSet = (name: string): boolean => (env[name]?.trim() ?? '') !== '';

interface Range {
  /** Default: 0. */
  least?: number;
  /** Default: a billion, the seconds of 30 years. */
  most?: number;
}

export const number = (
  name: string,
  fallback: number,
  { least = 0, most = 1_000_000_000 }: Range = {},
): number => {
  const given = text(name, String(fallback));
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new StartError(`${name} must be a whole number from ${least} to ${most}, not "${given}".`);
};

export const flag = (name: string, fallback: boolean): boolean => {
  const value = text(name, fallback ? 'on' : 'off').toLowerCase();
  if (['1', 'on', 'true', 'yes'].includes(value)) return true;
  if (['0', 'off', 'false', 'no'].includes(value)) return false;
  throw new StartError(`${name} must be on or off, not "${env[name]}".`);
};

export const choice = <T extends string>(
  name: string,
  fallback: NoInfer<T>,
  values: readonly T[],
): T => {
  const given = text(name, fallback);
  const value = values.find((each) => each === given);
  if (value !== undefined) return value;
  const last = values.at(-1);
  throw new StartError(
    `${name} must be ${values.slice(0, -1).join(', ')} or ${last}, not "${given}".`,
  );
};

/** A text of a form. Not for passwords and keys: the message repeats the value. */
export const matching = (
  name: string,
  fallback: string,
  { form, wanted }: { form: RegExp; wanted: string },
): string => {
  const value = text(name, fallback);
  if (form.test(value)) return value;
  throw new StartError(`${name} must be ${wanted}, not "${value}".`);
};

export const list = (name: string): string[] =>
  text(name, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Throws unless the value is an address without credentials, path and query; returns its scheme, host and port. */
export const originOf = (name: string, value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && isHost(url.hostname)) return url.origin;
  throw new StartError(
    `${name} must be an address such as https://example.org without a path, not "${value}".`,
  );
};

/** At least `least` characters, or empty. */
export const token = (name: string, least: number): string => {
  const value = text(name, '');
  if (value === '' || value.length >= least) return value;
  throw new StartError(`${name} must be at least ${least} characters long.`);
};

/** `on` is one proxy; a number is how many. */
export const proxies = (name: string): number =>
  /^[1-9]$/.test(text(name, '')) ? Number(text(name, '')) : Number(flag(name, false));
