import { type AuditAction, type AuditChanges, type AuditValue, namesOf } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { type FullTermRow, synonymsOf, type TermSingle, termKinds } from '../listing/index.ts';

/** The action that changes a field. */
const actionOf = {
  name: 'term.rename',
  synonyms: 'term.synonyms',
  category: 'term.move',
  featured_apps: 'term.feature',
  featured_services: 'term.feature',
} as const satisfies Record<string, AuditAction>;

type Values = Partial<Record<keyof typeof actionOf, AuditValue>>;

/** Entries of the audit log about terms of a kind, in the caller's transaction. */
export const termAudit = (strapi: Strapi, single: TermSingle) => {
  const { uid, collection: kind } = termKinds[single];

  const record = (
    actor: Actor,
    action: AuditAction,
    { id, name }: { id: number; name: string },
    changes: AuditChanges = {},
  ): Promise<void> => recordAudit(strapi, actor, { action, subject: { kind, id, name }, changes });

  return {
    record,

    /** What an update may change, of the fields it names. */
    async read(row: FullTermRow, given: object): Promise<Values> {
      const values: Values = {
        name: row.name,
        synonyms: synonymsOf(row),
        category: row.category?.name ?? null,
      };
      for (const field of ['featured_apps', 'featured_services'] as const) {
        if (!(field in given)) continue;
        const found: { name: string }[] = await strapi.db
          .query(uid)
          .load(row, field, { select: ['name'] });
        values[field] = found.map(({ name }) => name);
      }
      return values;
    },

    /** One entry per action. */
    async recordUpdate(actor: Actor, row: FullTermRow, before: Values, after: Values) {
      const changed = namesOf(after).filter(
        (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
      );
      for (const action of new Set(changed.map((field) => actionOf[field]))) {
        const fields = changed.filter((field) => actionOf[field] === action);
        const pairs = fields.map(
          (field) => [field, [before[field] ?? null, after[field] ?? null] as const] as const,
        );
        await record(actor, action, row, Object.fromEntries(pairs));
      }
    },
  };
};
