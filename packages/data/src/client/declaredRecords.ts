import type { RecordKind, RecordOf, RecordValues } from '@portal/domain';
import { array, unknown } from 'superstruct';
import { recordStruct } from '../schemas/records.ts';
import { ignoreReports } from '../schemas/wire.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export interface RecordsApi<K extends RecordKind> {
  /** All of them, by name. */
  list(options?: SendOptions): Promise<RecordOf<K>[]>;
  create(values: RecordValues<K>, options?: SendOptions): Promise<RecordOf<K>>;
  /** Rejects with the reason `changed` of the kind when another version is stored. */
  change(id: number, values: RecordValues<K>, version: number): Promise<RecordOf<K>>;
  delete(id: number): Promise<void>;
}

/** The calls of a declared kind of records. Not part of the client, so that only their pages load them. */
export const createRecordsApi = <K extends RecordKind>(
  request: Request,
  kind: K,
): RecordsApi<K> => {
  const { one } = createReader(request, ignoreReports);
  const struct = recordStruct(kind);
  const path = `/${kind.many}`;
  return {
    list: (options) => one({ method: 'GET', path }, array(struct), options),
    create: (data, options) => one({ method: 'POST', path, body: { data } }, struct, options),
    change: (id, values, version) =>
      one(
        { method: 'PATCH', path: `${path}/${id}`, body: { data: { ...values, version } } },
        struct,
      ),
    async delete(id) {
      await request({ method: 'DELETE', path: `${path}/${id}` }, unknown());
    },
  };
};
