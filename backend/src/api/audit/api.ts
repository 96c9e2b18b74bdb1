import { compareNames, staffRolesOf } from '@portal/domain';
import { actorOf, nameOf, type UserRow } from '../../actor.ts';
import { inTransaction } from '../../database.ts';
import { staffSql } from '../../indexes.ts';
import { mustNotAsk, pageResponse, readPage } from '../../listQuery.ts';
import type { Api, Context, Strapi } from '../../registry.ts';
import { auditExport } from './exportAudit.ts';
import { readFilters } from './filters.ts';
import { readRecords } from './records.ts';
import {
  type AuditRow,
  type AuditWhere,
  activityOf,
  activityResponse,
  entryResponse,
  readEntries,
} from './rows.ts';

const respond = async <T>(
  strapi: Strapi,
  ctx: Context,
  where: AuditWhere,
  response: (row: AuditRow) => T,
) => {
  const page = readPage(ctx.query);
  const slice = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize };
  const { rows, total } = await readEntries(strapi, where, slice);
  return pageResponse(rows.map(response), page, total);
};

/** The entries with the pages of their records. */
const findEntries = async (strapi: Strapi, ctx: Context) => {
  const found = await respond(strapi, ctx, readFilters(ctx), entryResponse);
  const recordOf = await readRecords(strapi, found.data);
  const data = found.data.map(({ subject, ...entry }) => ({
    ...entry,
    subject: subject && { ...subject, ...recordOf(subject) },
  }));
  return { ...found, data };
};

/** All staff by name, for the filter. */
const findStaff = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    const users: UserRow[] = await sql('up_users').whereRaw(staffSql).select();
    const staff = users.map((user) => ({
      id: user.id,
      name: nameOf(user),
      roles: staffRolesOf(user),
    }));
    return { data: staff.sort((a, b) => compareNames(a.name, b.name)), meta: {} };
  });

const read = { method: 'GET', action: 'audit.read' } as const;

export const auditApi: Api = {
  controllers: {
    audit: (strapi) => ({
      find: (ctx) => findEntries(strapi, ctx),
      findStaff: () => findStaff(strapi),
      export: auditExport(strapi),

      /** What concerns the security of the caller's own account. */
      activity(ctx) {
        mustNotAsk(ctx, ['filters', 'sort', '_q'], 'This list supports only pagination');
        const actor = actorOf(ctx);
        return respond(strapi, ctx, activityOf(actor), (row) => activityResponse(row, actor));
      },
    }),
  },
  routes: [
    { ...read, path: '/audit', handler: 'audit.find' },
    { ...read, path: '/audit/staff', handler: 'audit.findStaff' },
    { ...read, path: '/audit.csv', handler: 'audit.export' },
    { method: 'GET', path: '/me/activity', handler: 'audit.activity', action: 'session.read' },
  ],
};
