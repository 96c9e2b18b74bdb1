import {
  csvMark,
  csvSeparator,
  type ExportColumn,
  type ExportedList,
  exportColumns,
  exportHead,
  exportLine,
  exportPaths,
  exportTypes,
} from '@portal/domain';
import { actorOf, nameOf } from '../../base/actor.ts';
import { streamDownload } from '../../base/download.ts';
import { badParameter } from '../../base/httpError.ts';
import type { Exporter, ListRows } from '../../base/listQuery.ts';
import type { Strapi } from '../../base/registry.ts';
import { inLanguage, languageNow, listNow, m } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';

/** Rows that are in memory at once. */
const CHUNK = 100;

/** The records of a list by their ids, in its order; those that were deleted meanwhile are left out. */
async function* recordsOf({ ids, read }: ListRows) {
  for (let start = 0; start < ids.length; start += CHUNK)
    yield await read(ids.slice(start, start + CHUNK));
}

/** The names of the columns are in the language; the values are as they are stored. */
async function* csvOf(columns: readonly ExportColumn[], rows: ListRows, language: string) {
  const separator = csvSeparator(language);
  yield csvMark + inLanguage(language, () => exportHead(columns, separator));
  for await (const records of recordsOf(rows))
    yield records.map((record) => exportLine(columns, record, separator)).join('');
}

/** An array with a record in each line. */
async function* jsonOf(rows: ListRows) {
  let before = '[\n';
  for await (const records of recordsOf(rows)) {
    for (const record of records) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Exports a list. Exports of staff are in the audit log, since they may hold data of all vendors: also those made while they view
 * the portal as a vendor.
 */
export const exporterOf =
  (strapi: Strapi, list: ExportedList): Exporter =>
  async (ctx, format, rowsOf) => {
    const columns = exportColumns(list, ctx.query.columns);
    if (!columns) {
      const words = listNow(exportPaths(list), 'conjunction');
      throw badParameter(['columns'], m.query_columns({ words }));
    }
    const user = actorOf(ctx, ctx.state.view?.viewer ?? ctx.state.user);
    const file = { userId: user.id, name: `${list}.${format}`, type: exportTypes[format] };
    await streamDownload(ctx, file, async () => {
      const rows = await rowsOf();
      if (user.staff.length > 0) {
        const asked = new URLSearchParams(ctx.querystring);
        asked.delete('format');
        const changes: Record<string, readonly [null, string | number]> = {
          list: [null, ctx.path.replace(/^\/api/, '')],
          rows: [null, rows.ids.length],
          format: [null, format],
        };
        if (asked.size > 0) changes.query = [null, decodeURIComponent(String(asked))];
        const viewed = ctx.state.view?.user;
        const subject = viewed
          ? ({ kind: 'users', id: viewed.id, name: nameOf(viewed) } as const)
          : null;
        await recordAudit(strapi, user, { action: 'list.export', subject, changes });
      }
      return format === 'csv' ? csvOf(columns, rows, languageNow()) : jsonOf(rows);
    });
  };
