import {
  type AuditAction,
  type AuditChanges,
  compareNames,
  type NewTemplate,
  namesOf,
  type TemplateUse,
  templateFields,
  templateKey,
  templateTexts,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, isDuplicate, rawTable } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/audit.ts';

export const TEMPLATES = 'reason_templates';

/** `key` is the name as names are compared. Times are in milliseconds since 1970. */
export const templatesModel = rawTable(
  TEMPLATES,
  {
    name: 'string',
    key: 'string',
    text: 'text',
    use: 'string',
    version: 'integer',
    updated_at: 'biginteger',
    updated_by: 'text',
  },
  { unique: 'key' },
);

interface TemplateRow {
  id: number;
  name: string;
  key: string;
  text: string;
  use: TemplateUse;
  version: number;
  updated_at: number | string;
  updated_by: string;
}

export const templateRow = (template: NewTemplate, author: string): Omit<TemplateRow, 'id'> => ({
  ...template,
  key: templateKey(template.name),
  version: 1,
  updated_at: Date.now(),
  updated_by: author,
});

const templateResponse = ({ id, name, text, use, version, ...row }: TemplateRow) => ({
  id,
  name,
  text,
  use,
  version,
  updatedAt: isoTime(row.updated_at),
  updated_by: row.updated_by,
});

/** All templates by name. */
export const listTemplates = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    const rows: TemplateRow[] = await sql(TEMPLATES).select();
    // PostgreSQL would sort by the locale of the database.
    return rows.toSorted((a, b) => compareNames(a.name, b.name)).map(templateResponse);
  });

/** Compares names of an earlier version, which folded fewer letters, as this one does; of two that are now equal, both stay. */
export const foldTemplates = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows: TemplateRow[] = await sql(TEMPLATES).select();
    const keys = new Set(rows.map(({ key }) => key));
    for (const { id, name, key } of rows) {
      const now = templateKey(name);
      if (now === key || keys.has(now)) continue;
      await sql(TEMPLATES).where({ id }).update({ key: now });
      keys.add(now);
    }
  });

const record = (
  strapi: Strapi,
  actor: Actor,
  action: AuditAction,
  { id, name }: Pick<TemplateRow, 'id' | 'name'>,
  changes: AuditChanges = {},
): Promise<void> =>
  recordAudit(strapi, actor, { action, subject: { kind: 'templates', id, name }, changes });

const nameTaken = (name: string): HttpError => {
  const message = templateTexts.taken(name);
  return invalid(message, [{ path: ['name'], message, reason: 'name-taken' }]);
};

/** The values that differ, for the audit log. */
const changesOf = (before: NewTemplate | null, after: NewTemplate): AuditChanges =>
  Object.fromEntries(
    ([...namesOf(templateFields), 'use'] as const)
      .filter((name) => before?.[name] !== after[name])
      .map((name) => [name, [before?.[name] ?? null, after[name]] as const]),
  );

export const createTemplate = (strapi: Strapi, actor: Actor, template: NewTemplate) =>
  inTransaction(strapi, async (sql) => {
    const [row]: TemplateRow[] = await sql(TEMPLATES)
      .insert(templateRow(template, actor.name))
      .onConflict('key')
      .ignore()
      .returning('*');
    if (!row) throw nameTaken(template.name);
    await record(strapi, actor, 'template.create', row, changesOf(null, template));
    return templateResponse(row);
  });

/** Throws 409 for another version; a retry with the stored values passes. */
export const changeTemplate = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  template: NewTemplate,
  version: number | undefined,
) =>
  inTransaction(strapi, async (sql) => {
    const row: TemplateRow | undefined = await sql(TEMPLATES).where({ id }).forUpdate().first();
    if (!row) throw notFound();
    const changes = changesOf(row, template);
    if (Object.keys(changes).length === 0) return templateResponse(row);
    if (version !== row.version) throw new HttpError('template-changed');
    const { id: _, ...change } = {
      id,
      ...templateRow(template, actor.name),
      version: row.version + 1,
    };
    const others = sql(TEMPLATES).where({ key: change.key }).whereNot({ id });
    if (await others.first('id')) throw nameTaken(template.name);
    await sql(TEMPLATES)
      .where({ id })
      .update(change)
      .catch((error) => {
        // Another admin stored the name in the meantime.
        throw isDuplicate(error) ? nameTaken(template.name) : error;
      });
    await record(strapi, actor, 'template.edit', { id, name: template.name }, changes);
    return templateResponse({ id, ...change });
  });

export const deleteTemplate = (strapi: Strapi, actor: Actor, id: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const row: TemplateRow | undefined = await sql(TEMPLATES).where({ id }).forUpdate().first();
    if (!row) throw notFound();
    await sql(TEMPLATES).where({ id }).delete();
    await record(strapi, actor, 'template.delete', row);
  });
