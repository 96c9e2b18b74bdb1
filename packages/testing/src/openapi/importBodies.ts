import type { BulkEditPlan } from '@portal/data/internal/client/imports';
import {
  arrivals,
  bulkOperations,
  collections,
  type ImportPlan,
  importKeys,
  importLimits,
  noteFields,
  scopes,
} from '@portal/domain';
import { closed, data, flag, id, orNull, text, whole } from './bodyParts.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The bodies of imports and bulk edits. */
export const importBodies: Record<string, JsonSchema> = {
  ...Object.fromEntries(
    collections.map((type) => [
      `POST /bulk-edits/${type}`,
      data({
        ...whole({
          scope: { enum: scopes },
          ids: { type: ['array', 'null'], items: id, minItems: 1 },
          failed_of: orNull(id),
        }),
        required: ['scope'],
      }),
    ]),
  ),
  // Listings need the two after `key`, and accounts the last one.
  'PUT /imports/{id}': data({
    ...whole({
      targets: { type: 'array', items: { type: ['string', 'null'] } },
      key: { enum: importKeys },
      arrival: { enum: arrivals },
      skip_unknown_terms: flag,
      emails_vendors: flag,
    } satisfies Record<
      | Exclude<keyof ImportPlan, 'skipUnknownTerms' | 'emailsVendors'>
      | 'skip_unknown_terms'
      | 'emails_vendors',
      JsonSchema
    >),
    required: ['targets', 'key'],
  }),
  'POST /imports/{id}/run': data(closed({ round: id })),
  // Texts by the targets of the columns.
  'PATCH /imports/{id}/rows/{row}': data(
    whole({ values: { type: 'object', additionalProperties: text(importLimits.cell) } }),
  ),
  'PUT /bulk-edits/{id}': data(
    whole({
      changes: {
        type: 'array',
        items: closed(
          {
            field: text(),
            operation: { enum: bulkOperations },
            ids: { type: 'array', items: id },
            note: text(noteFields.adminNote.max),
          },
          ['field', 'operation', 'ids'],
        ),
      },
      arrival: { enum: arrivals },
    } satisfies Record<keyof BulkEditPlan, JsonSchema>),
  ),
};
