import type { NewReadKey } from '@portal/domain';
import { array } from 'superstruct';
import { createdKeyStruct, readKeyStruct } from '../schemas/readKeys.ts';
import { recordOf } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Keys of the read interface, for owners. Not part of the client, so that only their page loads them. */
export const createReadKeysApi = (request: Request) => ({
  /** Active keys first. */
  list: async (options?: SendOptions) =>
    (await request(call('GET /keys'), recordOf(array(readKeyStruct)), options)).data,
  create: async ({ days, ...key }: NewReadKey) => {
    const data = { ...key, expires_in_days: days };
    return (await request(call('POST /keys', [], { data }), recordOf(createdKeyStruct))).data;
  },
  revoke: async (id: number) =>
    (await request(call('DELETE /keys/{id}', [id]), recordOf(readKeyStruct))).data,
});
