import {
  csvMark,
  csvSeparator,
  type ExportedList,
  type ExportFormat,
  exportHead,
  exportLine,
} from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { askedFilters, streamDownload } from '../../base/download.ts';
import type { Exporter, ListRows } from '../../base/listQuery.ts';
import type { Strapi } from '../../base/registry.ts';
import { inLanguage, languageNow } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';

/** Rows that are in memory at once. */
const CHUNK = 100;

/** The records of a list by their ids, in its order; those that were deleted meanwhile are left out. */
async function* recordsOf({ ids, read }: ListRows) {
  for (let start = 0; start < ids.length; start += CHUNK)
    yield await read(ids.slice(start, start + CHUNK));
}

/** The names of the columns are in the language; the values are as they are stored. */
async function* csvOf(list: ExportedList, rows: ListRows, language: string) {
  const separator = csvSeparator(language);
  yield csvMark + inLanguage(language, () => exportHead(list, separator));
  for await (const records of recordsOf(rows))
    yield records.map((record) => exportLine(list, record, separator)).join('');
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

const types = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<
  ExportFormat,
  string
>;

/** Exports of staff are in the audit log, since they may hold data of all vendors. */
export const exportAs =
  (strapi: Strapi, list: ExportedList): Exporter =>
  async (ctx, format, rows) => {
    const actor = actorOf(ctx);
    const lines = format === 'csv' ? csvOf(list, rows, languageNow()) : jsonOf(rows);
    const file = { userId: actor.id, name: `${list}.${format}`, type: types[format], lines };
    await streamDownload(ctx, file, async () => {
      if (actor.staff.length === 0) return;
      const changes = { list: [null, list] as const, ...askedFilters(ctx) };
      await recordAudit(strapi, actor, { action: 'list.export', changes });
    });
  };
