import {
  type NotificationKind,
  type NotificationSetting,
  notificationKindsOf,
  settingsOf,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import type { Unsubscribe } from '../mail/index.ts';
import { readSettingRows } from './notify.ts';
import { NOTIFICATIONS, SETTINGS } from './tables.ts';

/** The settings of a user for the kinds they can get. */
export const readPreferences = (strapi: Strapi, actor: Actor): Promise<NotificationSetting[]> =>
  inTransaction(strapi, async (sql) => {
    const own = await readSettingRows(sql, [actor.id]);
    return settingsOf(notificationKindsOf(actor), own).map(({ kind, portal, email }) => ({
      kind,
      portal,
      email,
    }));
  });

/** Saves the settings of some kinds; those of the others stay. */
export const savePreferences = (
  strapi: Strapi,
  user_id: number,
  settings: readonly NotificationSetting[],
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows = settings.map(({ kind, portal, email }) => ({
      user_id,
      kind,
      email,
      portal: portal ? 1 : 0,
    }));
    if (rows.length === 0) return;
    await sql(SETTINGS).insert(rows).onConflict(['user_id', 'kind']).merge(['portal', 'email']);
    const silent = settings.filter(({ email }) => email !== 'daily').map(({ kind }) => kind);
    await sql(NOTIFICATIONS)
      .where({ user_id })
      .whereIn('kind', silent)
      .whereNotNull('digest_at')
      .update({ digest_at: null });
  });

/** Turns off the emails that a link names. Returns false if the user is gone. */
export const unsubscribe = (strapi: Strapi, { user, kind }: Unsubscribe): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    if (!(await sql('up_users').where({ id: user }).first('id'))) return false;
    const own = await readSettingRows(sql, [user]);
    const ends = ({ kind: each, email }: NotificationSetting) =>
      kind === 'daily' ? email === 'daily' : each === kind;
    const kinds: readonly NotificationKind[] = notificationKindsOf({
      staff: ['owner'],
      accountId: null,
    });
    const ended = settingsOf(kinds, own).filter(ends);
    await savePreferences(
      strapi,
      user,
      ended.map((each) => ({ ...each, email: 'off' })),
    );
    return true;
  });

/** Of a user who is erased. */
export const forgetNotifications = async (sql: Sql, user_id: number): Promise<void> => {
  for (const table of [NOTIFICATIONS, SETTINGS]) await sql(table).where({ user_id }).delete();
};
