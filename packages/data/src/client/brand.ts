import type { BrandSettings } from '@portal/domain';
import { storedBrandStruct } from '../schemas/brand.ts';
import { recordOf } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

const read = call('GET /brand');
const write = (brand: BrandSettings, version: number) =>
  call('PUT /brand', [], { data: { brand, version } });
const reset = (version: number) =>
  call('DELETE /brand', [], new URLSearchParams({ version: String(version) }));

const answer = recordOf(storedBrandStruct);

/** The brand, for owners. Not part of the client, so that only their page loads it. */
export const createBrandApi = (request: Request) => ({
  load: async (options?: SendOptions) => (await request(read, answer, options)).data,
  /** `version` is that of the brand that was edited. */
  save: async (brand: BrandSettings, version: number) =>
    (await request(write(brand, version), answer)).data,
  /** Back to the default. */
  reset: async (version: number) => (await request(reset(version), answer)).data,
});
