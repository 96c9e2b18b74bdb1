import type { NewReadKey } from '@portal/domain';
import { array } from 'superstruct';
import { createdKeyStruct, readKeyStruct } from '../schemas/readKeys.ts';
import { recordOf } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Keys of the read interface, for owners. Not part of the client, so that only their page loads them. */
export const createReadKeysApi = (request: Request) => ({
  /** Active keys first. */
  list: async (options?: SendOptions) =>
    (await request(endpoints.listKeys(), recordOf(array(readKeyStruct)), options)).data,
  create: async (key: NewReadKey) =>
    (await request(endpoints.createKey(key), recordOf(createdKeyStruct))).data,
  revoke: async (id: number) =>
    (await request(endpoints.revokeKey(id), recordOf(readKeyStruct))).data,
});
