import { Readable } from 'node:stream';
import { auditColumns, auditText, csvLine, csvMark, csvSeparator } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { HttpError } from '../../base/httpError.ts';
import { languageOf } from '../../base/language.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { translate } from '../../base/translate.ts';
import { recordAudit } from '../audit/index.ts';
import { brandNow } from '../brand/index.ts';
import { readFilters } from './filters.ts';
import { type AuditWhere, entryResponse, readAll } from './rows.ts';

const RUNNING = 'An export is already running. Wait until it finishes and try again.';

/** The names of the columns and the descriptions are in the language; the other values are as they are stored. */
async function* linesOf(strapi: Strapi, where: AuditWhere, language: string) {
  const say = (text: string) => translate(text, language);
  const separator = csvSeparator(language);
  yield csvMark + csvLine(auditColumns.map(say), separator);
  for await (const row of readAll(strapi, where)) {
    const { createdAt, actor, address, device, action, subject, changes, reason } =
      entryResponse(row);
    const values = [
      ...[createdAt, actor?.id ?? null, actor?.name ?? null, actor?.roles.join(' ') ?? null],
      ...[address, device, action, auditText(action, subject ? subject.name : '', changes, say)],
      ...[subject?.id ? `${subject.kind}/${subject.id}` : null, subject?.name ?? null],
      ...[Object.keys(changes).length > 0 ? JSON.stringify(changes) : null, reason],
    ];
    yield csvLine(values, separator);
  }
}

/** Streams the entries of the caller's filters as CSV. Throws 429 while another export of the caller runs on this server. */
export const auditExport = (strapi: Strapi) => {
  const running = new Set<number>();
  return async (ctx: Context): Promise<void> => {
    const where = readFilters(ctx);
    const actor = actorOf(ctx);
    if (running.has(actor.id)) throw new HttpError('too-many-tries', { message: RUNNING });
    running.add(actor.id);
    const stream = Readable.from(
      linesOf(strapi, where, languageOf(ctx, brandNow().brand.languages)),
    );
    stream.once('close', () => running.delete(actor.id));
    // Without this, an error after the first lines would leave the download open.
    stream.once('error', () => ctx.res.destroy());
    const filters = Object.entries(ctx.query).filter(([, value]) => typeof value === 'string');
    try {
      const changes = Object.fromEntries(
        filters.map(([name, value]) => [name, [null, String(value)]] as const),
      );
      await recordAudit(strapi, actor, { action: 'audit.export', changes });
    } catch (error) {
      stream.destroy();
      throw error;
    }
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit-log.csv"',
      'Cache-Control': 'no-store',
    });
    ctx.body = stream;
  };
};
