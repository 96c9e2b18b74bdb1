import { namesOf, type RecordField, type RecordKind, type RecordOf } from '@portal/domain';
import { enums, number, object, type Struct, string } from 'superstruct';
import { fromWire } from './wire.ts';

const fieldStruct = (field: RecordField): Struct<string, unknown> =>
  field.kind === 'choice' ? enums(namesOf(field.choices)) : string();

/** A record of a declared kind, as calls return it. */
export function recordStruct<K extends RecordKind>(kind: K): Struct<RecordOf<K>, unknown>;
export function recordStruct({ fields }: RecordKind): object {
  const own = Object.entries(fields).map(([name, field]) => [name, fieldStruct(field)]);
  return fromWire(
    object({
      id: number(),
      ...Object.fromEntries(own),
      version: number(),
      updatedAt: string(),
      updatedBy: string(),
    }),
    { updatedBy: 'updated_by' },
  );
}
