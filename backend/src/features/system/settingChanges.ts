import { createHmac } from 'node:crypto';
import type { AuditChanges } from '@portal/domain';
import { inTransaction, rawTable } from '../../base/database.ts';
import { settingsRead } from '../../base/readSetting.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { recordAudit } from '../audit/index.ts';
import { settingRows } from './settingRows.ts';

const TABLE = 'start_settings';

/** The settings of the last start; a secret is stored as its keyed hash. Values are empty for none. */
export const startSettingsModel = rawTable(
  TABLE,
  { name: 'string', value: 'text' },
  { unique: 'name' },
);

/** What a start stores of a setting. */
export interface StartSetting {
  name: string;
  value: string;
  secret: boolean;
}

/**
 * The settings in force as they are stored.
 *
 * @param read The values in force of the settings that were read, by name.
 * @param key Derived from SECRET.
 */
export const startSettings = (read: ReadonlyMap<string, string>, key: string): StartSetting[] => {
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return settingRows(read, {}).map(({ name, value, secret }) => {
    if (!secret) return { name, value: value ?? '', secret };
    const given = read.get(name) ?? '';
    // Outside of production SECRET may be generated, and the key changes with it.
    if (name === 'SECRET') return { name, value: hashOf(name), secret };
    return { name, value: given && hashOf(`${name}=${given}`), secret };
  });
};

const changeOf = (before: string, { value, secret }: StartSetting): AuditChanges[string] => {
  if (!secret) return [before || null, value || null];
  if (before === '' || value === '') return before === '' ? [null, 'set'] : ['set', null];
  return ['set', 'changed'];
};

/**
 * The difference to the previous start. Settings that it did not store, such as those of a new version, are left out; so are
 * other secrets that are still set when SECRET changed, because their hashes have another key.
 *
 * @param before Stored values of the previous start by name.
 */
export const settingChanges = (
  before: ReadonlyMap<string, string>,
  now: readonly StartSetting[],
): AuditChanges => {
  const isOther = ({ name, value }: StartSetting): boolean =>
    before.has(name) && before.get(name) !== value;
  const rekeyed = now.some((each) => each.name === 'SECRET' && isOther(each));
  const isUnknown = ({ name, value, secret }: StartSetting): boolean =>
    rekeyed && secret && name !== 'SECRET' && value !== '' && before.get(name) !== '';
  return Object.fromEntries(
    now
      .filter((each) => isOther(each) && !isUnknown(each))
      .map((each) => [each.name, changeOf(before.get(each.name) ?? '', each)]),
  );
};

/** Stores the settings in force, and adds an entry to the audit log if they differ from those of the previous start. */
export const noteSettings = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const now = startSettings(settingsRead, settings.secretFor('settings of the last start'));
    const stored: { name: string; value: string }[] = await sql(TABLE).select('name', 'value');
    const changes = settingChanges(new Map(stored.map(({ name, value }) => [name, value])), now);
    if (Object.keys(changes).length > 0)
      await recordAudit(strapi, null, { action: 'system.settings', changes });
    await sql(TABLE).delete();
    await sql(TABLE).insert(now.map(({ name, value }) => ({ name, value })));
  });
