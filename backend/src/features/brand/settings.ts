import { resolve } from 'node:path';
import { isTimeZone } from '../../base/days.ts';
import { text } from '../../base/readSetting.ts';
import { settings } from '../../base/settings.ts';
import { StartError } from '../../base/startError.ts';
import { readBrandFile } from './brandFile.ts';

const zone = (name: string, fallback: string): string => {
  const value = text(name, fallback);
  if (isTimeZone(value)) return value;
  throw new StartError(`${name} must be a time zone such as Pacific/Auckland, not "${value}".`);
};

const path = text('BRAND_FILE', '');

/** From `BRAND_FILE`; null lets owners change it. */
export const brandFile = path === '' ? null : readBrandFile(resolve(settings.repoDir, path));

/** Settings that it sets for want of an environment variable. */
export const inBrandFile = { CURRENCY: brandFile?.currency, TIME_ZONE: brandFile?.timeZone };

/** Time zone of the days of views and registrations. */
export const timeZone = zone('TIME_ZONE', brandFile?.timeZone ?? 'UTC');
