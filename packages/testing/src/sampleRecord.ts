import { type RecordField, type RecordKind, type RecordValues, recordOf } from '@portal/domain';

const sampleValue = (field: RecordField): string => {
  if (field.kind === 'choice') return field.initial;
  if (field.kind === 'link') return 'https://sample.example/';
  if (field.kind === 'email') return 'sample@portal.test';
  return field.kind === 'phone' ? '+64 9 123 4567' : `Sample ${field.label}`;
};

/** Valid values of a declared kind. */
export const sampleRecord = <K extends RecordKind>(kind: K, name: string): RecordValues<K> =>
  ({
    ...recordOf(Object.keys(kind.fields), (field) =>
      sampleValue(kind.fields[field] ?? kind.fields.name),
    ),
    name,
  }) as RecordValues<K>;
