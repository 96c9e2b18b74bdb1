import { auditCalls, compareNames, staffRolesOf } from '@portal/domain';
import { actorOf, nameOf, staffSql, type UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { mustNotAsk, pageResponse, readPage } from '../../base/listQuery.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { exportAudit } from './exportAudit.ts';
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

export const auditApi = apiOf('audit', auditCalls, (strapi) => ({
  listAudit: (ctx) => findEntries(strapi, ctx),
  auditStaff: () => findStaff(strapi),
  exportAudit: (ctx) => exportAudit(strapi, ctx),

  /** What concerns the security of the caller's own account. */
  myActivity(ctx) {
    mustNotAsk(ctx, ['filters', 'sort', '_q'], m.query_only_pagination());
    const actor = actorOf(ctx);
    return respond(strapi, ctx, activityOf(actor), (row) => activityResponse(row, actor));
  },
}));
