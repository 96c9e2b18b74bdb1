import type { AuditFilters, AuditQuery } from '@portal/data/auditLog';
import { type Day, readDay } from '@portal/data/schemas';
import { isAuditAction, isAuditKind, pageOf, rowChoices, rowsOf } from '@portal/domain';
import { type ListView, writeList } from '../../parts/lists/ListPage.tsx';
import { paths } from '../../paths.ts';
import { areaLabels } from './auditWords.ts';

/** What the query of the URL selects from the audit log. */
export interface AuditView extends ListView {
  /** Id of a user. */
  actor: string | null;
  /** An action or an area. */
  action: string | null;
  /** Kind and id, such as `apps/12`. */
  record: string | null;
  /** First and last day, both included. */
  days: { from: Day; to: Day } | null;
}

export const defaultView: AuditView = {
  page: 1,
  rows: rowChoices[0],
  search: '',
  states: [],
  actor: null,
  action: null,
  record: null,
  days: null,
};

const isRecord = (value: string): boolean => {
  const [kind, id, ...more] = value.split('/');
  return isAuditKind(kind) && /^\d{1,9}$/.test(id ?? '') && more.length === 0;
};

/** Reads a query; unknown values fall back to no filter. */
export function readView(params: URLSearchParams): AuditView {
  const of = (name: string, isKnown: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    return isKnown(value) ? value : null;
  };
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  return {
    ...defaultView,
    page: pageOf(params),
    rows: rowsOf(params),
    actor: of('actor', (value) => /^\d{1,9}$/.test(value)),
    action: of('action', (value) => isAuditAction(value) || Object.hasOwn(areaLabels, value)),
    record: of('record', isRecord),
    days: from && to && from <= to ? { from, to } : null,
  };
}

/** The query of a view, without defaults. */
export const writeView = (view: AuditView): URLSearchParams => {
  const { actor, action, record, days } = view;
  const { from = null, to = null } = days ?? {};
  return writeList(view, defaultView, { actor, action, record, from, to });
};

export function addressOf(view: AuditView): string {
  const query = writeView(view).toString();
  return paths.audit + (query && `?${query}`);
}

export const isNarrowed = ({ actor, action, record, days }: AuditView): boolean =>
  [actor, action, record, days].some((filter) => filter !== null);

export const toFilters = ({ actor, action, record, days }: AuditView): AuditFilters => ({
  ...(actor ? { actor } : {}),
  ...(action ? { action } : {}),
  ...(record ? { record } : {}),
  ...days,
});

export const toQuery = (view: AuditView): AuditQuery => ({
  ...toFilters(view),
  page: view.page,
  pageSize: view.rows,
});
