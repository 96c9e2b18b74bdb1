import {
  auditColumns,
  auditText,
  csvLine,
  csvMark,
  csvSeparator,
  exportTypes,
} from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { streamDownload } from '../../base/download.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { inLanguage, languageNow } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';
import { readFilters } from './filters.ts';
import { type AuditWhere, entryResponse, readAll } from './rows.ts';

/** The names of the columns and the descriptions are in the language; the other values are as they are stored. */
async function* linesOf(strapi: Strapi, where: AuditWhere, language: string) {
  const separator = csvSeparator(language);
  yield csvMark + csvLine(inLanguage(language, auditColumns), separator);
  for await (const row of readAll(strapi, where)) {
    const { createdAt, actor, address, device, action, subject, changes, reason } =
      entryResponse(row);
    const words = inLanguage(language, () =>
      auditText(action, subject ? subject.name : '', changes),
    );
    const values = [
      ...[createdAt, actor?.id ?? null, actor?.name ?? null, actor?.roles.join(' ') ?? null],
      ...[address, device, action, words],
      ...[subject?.id ? `${subject.kind}/${subject.id}` : null, subject?.name ?? null],
      ...[Object.keys(changes).length > 0 ? JSON.stringify(changes) : null, reason],
    ];
    yield csvLine(values, separator);
  }
}

/** Streams the entries of the caller's filters as CSV. Throws 429 while another export of the caller runs on this server. */
export const exportAudit = async (strapi: Strapi, ctx: Context): Promise<void> => {
  const where = readFilters(ctx);
  const actor = actorOf(ctx);
  const filters = Object.entries(ctx.query).filter(([, value]) => typeof value === 'string');
  const changes = Object.fromEntries(
    filters.map(([name, value]) => [name, [null, String(value)]] as const),
  );
  const file = { userId: actor.id, name: 'audit-log.csv', type: exportTypes.csv };
  await streamDownload(ctx, file, async () => {
    await recordAudit(strapi, actor, { action: 'audit.export', changes });
    return linesOf(strapi, where, languageNow());
  });
};
