import { isAuditKind } from '@portal/domain';
import { idOf } from '../../base/body.ts';
import { badParameter } from '../../base/httpError.ts';
import { checkStrapiParameters, isStrapiParameter, readInstants } from '../../base/listQuery.ts';
import type { Context } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { timeZone } from '../brand/settings.ts';
import type { AuditWhere } from './rows.ts';

type Condition = [column: string, operator: string, value: string | number];

const instantsOf = (query: { from: string } | { to: string }) =>
  readInstants(query, 'from', 'to', timeZone);

/** The condition of each filter; throws 400 for a value that it cannot have. */
const filters: Record<string, (value: string) => Condition[]> = {
  actor(value) {
    if (idOf(value) === -1) throw badParameter(['actor'], m.query_actor());
    return [['actor_id', '=', idOf(value)]];
  },
  /** An action, or an area such as `listing`. */
  action(value) {
    if (!/^[a-zA-Z]{1,30}(\.[a-zA-Z]{1,30})?$/.test(value))
      throw badParameter(['action'], m.query_action());
    return [[value.includes('.') ? 'action' : 'action_area', '=', value]];
  },
  record(value) {
    const [kind, id, ...more] = value.split('/');
    if (!isAuditKind(kind) || idOf(id) === -1 || more.length > 0)
      throw badParameter(['record'], m.query_record());
    return [
      ['subject_kind', '=', kind],
      ['subject_id', '=', idOf(id)],
    ];
  },
  from: (from) => [['created_at', '>=', Number(instantsOf({ from })?.from)]],
  to: (to) => [['created_at', '<', Number(instantsOf({ to })?.before)]],
};

const pagination = /^pagination\b/;

/** Days are those of the portal's time zone, both included. Throws 400 for unknown parameters. */
export const readFilters = (ctx: Context): AuditWhere => {
  checkStrapiParameters(ctx.query);
  const conditions: Condition[] = [];
  for (const [name, value] of Object.entries(ctx.query)) {
    if (pagination.test(name) || isStrapiParameter(name)) continue;
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter || typeof value !== 'string')
      throw badParameter([name], m.query_audit_filter({ name }));
    if (value !== '') conditions.push(...filter(value));
  }
  return (query) => {
    for (const condition of conditions) query.where(...condition);
  };
};
