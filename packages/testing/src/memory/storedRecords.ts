import { type AnyRecordKind, type RecordValues, recordKinds } from '@portal/domain';

/** A record of any kind, as it is stored and returned. */
export type StoredRecord = {
  id: number;
  name: string;
  version: number;
  updatedAt: string;
  updated_by: string;
};

/** The records of each kind, by its plural. */
export type StoredRecords = {
  [K in AnyRecordKind as K['many']]: (RecordValues<K> & StoredRecord)[];
};

/** Records of each kind that were written at an instant. */
export const storedRecords = (
  values: { readonly [K in AnyRecordKind as K['many']]?: readonly RecordValues<K>[] },
  at: string,
) =>
  Object.fromEntries(
    recordKinds.map(({ many }) => [
      many,
      (values[many] ?? []).map((each, index) => ({
        id: index + 1,
        ...each,
        version: 1,
        updatedAt: at,
        updated_by: 'Mere Kingi',
      })),
    ]),
  ) as StoredRecords;
