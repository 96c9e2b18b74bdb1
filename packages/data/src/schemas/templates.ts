import { namesOf, templateUses } from '@portal/domain';
import { enums, type Infer, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

/** A text that staff keep for declines and requests for changes. */
export const templateStruct = fromWire(
  object({
    id: number(),
    name: string(),
    text: string(),
    use: enums(namesOf(templateUses)),
    version: number(),
    updatedAt: string(),
    /** Name of the admin who wrote it last. */
    updatedBy: string(),
  }),
  { updatedBy: 'updated_by' },
);

export type ReasonTemplate = Infer<typeof templateStruct>;
