import {
  isNotificationKind,
  notificationCalls,
  notificationKinds,
  notificationKindsOf,
  notificationPage,
  readMark,
  readSettings,
  unsubscribeCalls,
} from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { bodyOf, dataOf } from '../../base/body.ts';
import { escaped } from '../../base/escaped.ts';
import { badParameter, invalid, notFound } from '../../base/httpError.ts';
import { checkStrapiParameters } from '../../base/listQuery.ts';
import { apiOf, type Context } from '../../base/registry.ts';
import { languageNow, m } from '../../base/texts.ts';
import { brandNow, portalName } from '../brand/index.ts';
import { readUnsubscribe, type Subscription } from '../mail/index.ts';
import { createSessions } from '../sign-in/index.ts';
import { listNotifications, markNotifications, type Selection } from './list.ts';
import { readPreferences, savePreferences, unsubscribe } from './preferences.ts';
import { openStream, unreadOf } from './stream.ts';

const numberIn = ({ query }: Context, name: string): number | null => {
  const given = query[name];
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw badParameter([name], m.query_whole_number({ name }));
};

const selectionOf = (ctx: Context): Selection => {
  const { unread = 'false', kind = '' } = ctx.query;
  const known = ['cursor', 'limit', 'unread', 'kind', 'locale', 'publicationState', 'populate'];
  const other = Object.keys(ctx.query).find((name) => !known.includes(name));
  if (other) throw badParameter([other], m.query_unknown_of_list({ name: other }));
  checkStrapiParameters(ctx.query);
  if (unread !== 'true' && unread !== 'false') throw badParameter(['unread'], m.query_unread());
  if (kind !== '' && !isNotificationKind(kind))
    throw badParameter(
      ['kind'],
      m.query_one_of({
        name: 'kind',
        words: Object.keys(notificationKinds).join(', '),
      }),
    );
  return {
    before: numberIn(ctx, 'cursor'),
    unread: unread === 'true',
    kind: kind === '' ? null : kind,
    limit: Math.min(numberIn(ctx, 'limit') ?? notificationPage.size, notificationPage.max),
  };
};

const questionOf = (kind: Subscription): string =>
  kind === 'daily'
    ? m.unsubscribe_question_daily()
    : m.unsubscribe_question({ kind: notificationKinds[kind].label });

const doneText = (kind: Subscription): string =>
  kind === 'daily'
    ? m.unsubscribe_done_daily()
    : m.unsubscribe_done_text({ kind: notificationKinds[kind].label });

/** A page for users who follow the link of an email, perhaps signed out. */
const page = (ctx: Context, title: string, content: string): void => {
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.type = 'html';
  const { theme } = brandNow();
  ctx.body = `<!doctype html><html lang="${languageNow()}"><head><meta charset="utf-8"><title>${escaped(title)} · ${escaped(portalName())}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}
button{font:inherit;font-weight:600;padding:.5rem 1rem;border:0;border-radius:8px;background:${theme.colors.accent.light};color:${theme.colors.onAccent.light}}
</style></head><body><main><h1>${escaped(title)}</h1>${content}
<p><a href="/account/notifications">${escaped(m.unsubscribe_settings())}</a></p></main></body></html>`;
};

/** A page for users, an error for mail programs. */
const invalidLink = (ctx: Context): void => {
  if (!ctx.get('Accept').includes('text/html')) throw notFound();
  ctx.status = 404;
  page(ctx, m.unsubscribe_invalid(), `<p>${escaped(m.unsubscribe_invalid_text())}</p>`);
};

const link = '/notifications/unsubscribe';

export const notificationApi = apiOf(
  'notification',
  { ...notificationCalls, ...unsubscribeCalls },
  (strapi) => ({
    async listNotifications(ctx) {
      return listNotifications(strapi, actorOf(ctx), selectionOf(ctx));
    },

    async markNotifications(ctx) {
      const { mark, errors } = readMark(dataOf(ctx));
      if (!mark) throw invalid(errors[0]?.message ?? '', errors);
      return {
        data: await markNotifications(strapi, actorOf(ctx), mark.marked, mark.read),
        meta: {},
      };
    },

    /** Once, for callers that do not ask for events. */
    async unreadNotifications(ctx) {
      const { id } = actorOf(ctx);
      if (ctx.get('Accept').includes('text/event-stream'))
        return openStream(strapi, ctx, id, await createSessions(strapi).deviceOf(ctx));
      return { data: await unreadOf(strapi, id), meta: {} };
    },

    async notificationSettings(ctx) {
      return { data: await readPreferences(strapi, actorOf(ctx)), meta: {} };
    },

    async saveNotificationSettings(ctx) {
      const actor = actorOf(ctx);
      const { settings, errors } = readSettings(bodyOf(ctx).data, notificationKindsOf(actor));
      if (!settings) throw invalid(errors[0]?.message ?? '', errors);
      await savePreferences(strapi, actor.id, settings);
      return { data: await readPreferences(strapi, actor), meta: {} };
    },

    /** Asks first: programs that check links of emails open them. */
    askUnsubscribe(ctx) {
      const asked = readUnsubscribe(ctx.query);
      if (!asked) return invalidLink(ctx);
      page(
        ctx,
        m.unsubscribe_title(),
        `<p>${escaped(questionOf(asked.kind))}</p><form method="post"><button>${escaped(m.unsubscribe_confirm())}</button></form>`,
      );
    },

    async unsubscribe(ctx) {
      const asked = readUnsubscribe(ctx.query);
      if (!asked || !(await unsubscribe(strapi, asked))) return invalidLink(ctx);
      page(ctx, m.unsubscribe_done(), `<p>${escaped(doneText(asked.kind))}</p>`);
    },
  }),
);

/** Mail programs post a form there. */
export const isUnsubscribePath = (path: string): boolean => path === `/api${link}`;
