import type { Collection } from '@portal/domain';
import { array, type Struct } from 'superstruct';
import { type Listing, listingStruct, teamMemberStruct } from '../../schemas/listing.ts';
import { listingEventStruct } from '../../schemas/moderation.ts';
import { termStruct } from '../../schemas/term.ts';
import { listOf, recordOf } from '../../schemas/wire.ts';
import { type ApiResponse, type ContractApi, exactly, must } from './contract.ts';

export const admin = 'admin@portal.test';
export const vendor = 'vendor@portal.test';
export const pro = 'pro@portal.test';
export const trial = 'trial@portal.test';

export const listingRecord = recordOf(listingStruct());
export const listingList = listOf(listingStruct());
export const teamList = recordOf(array(teamMemberStruct));
export const eventList = recordOf(array(listingEventStruct));

/** Makes a GET call with a token and returns the body of its 200 response. */
export async function readAs<T, S>(
  api: ContractApi,
  token: string,
  path: string,
  struct: Struct<T, S>,
): Promise<T> {
  return exactly(await api.call('GET', path, { token }), 200, struct);
}

/** Makes a call with a token and the body `{ data }`. */
export function sendAs(
  api: ContractApi,
  token: string,
  method: string,
  path: string,
  data: object,
): Promise<ApiResponse> {
  return api.call(method, path, { token, body: { data } });
}

/** Text fields of a listing that can be submitted. */
const texts = {
  name: 'Contract listing',
  summary: 'Created by the contract.',
  description: 'A listing that the contract creates, moves and reads.',
  link: 'https://contract.example/',
  trial: null,
  pricing: '$29 a month',
  nz: true,
  account: null,
  note: null,
  logo: null,
} as const;

async function firstId(api: ContractApi, token: string, terms: string): Promise<number> {
  const [term] = (await readAs(api, token, `/${terms}`, listOf(termStruct))).data;
  must(term !== undefined, `the demo has ${terms}`);
  return term.id;
}

/** A complete write of an app, with existing relations. */
export async function appWrite(api: ContractApi, token: string) {
  const industries = [await firstId(api, token, 'industries')];
  return { ...texts, industries, subcategories: [] };
}

export async function serviceWrite(api: ContractApi, token: string) {
  const industries = [await firstId(api, token, 'industries')];
  const locations = [await firstId(api, token, 'locations')];
  return {
    ...texts,
    industries,
    locations,
    categories: [],
    email: 'hello@contract.example',
    phone: '+64 9 555 0100',
  };
}

/** A new idempotency key, so that equal calls count as separate attempts. */
export const anotherAttempt = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Creates an app for the account of the token. */
export async function createApp(
  api: ContractApi,
  token: string,
  over: object = {},
): Promise<Listing> {
  const body = { data: { ...(await appWrite(api, token)), ...over } };
  const response = await api.call('POST', '/apps', { token, body, headers: anotherAttempt() });
  return exactly(response, 201, listingRecord).data;
}

export async function getApp(
  api: ContractApi,
  token: string,
  id: number,
  scope: '' | '/pending' = '',
): Promise<Listing> {
  return (await readAs(api, token, `${scope}/apps/${id}`, listingRecord)).data;
}

/** Decides on the current version as an admin. */
export async function decide(
  api: ContractApi,
  token: string,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  decision: { status: string; note?: string | null; internal_note?: string | null },
): Promise<Listing> {
  const data = { note: null, internal_note: null, ...decision, version };
  const response = await sendAs(api, token, 'PATCH', `/apps/${id}`, data);
  return exactly(response, 200, listingRecord).data;
}

export async function saveApp(
  api: ContractApi,
  token: string,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  over: object,
): Promise<Listing> {
  const data = { ...(await appWrite(api, token)), ...over, version };
  const response = await sendAs(api, token, 'PUT', `/apps/${id}`, data);
  return exactly(response, 200, listingRecord).data;
}

/** An approved app, by default of the vendor. */
export async function createLiveApp(
  api: ContractApi,
  over: object = {},
  of = vendor,
): Promise<Listing> {
  const owner = await api.signIn(of);
  const staff = await api.signIn(admin);
  const created = await createApp(api, owner, over);
  await decide(api, staff, created, { status: 'APPROVED' });
  return getApp(api, owner, created.id);
}

/** The ids of all pages of a list. */
export async function idsIn(
  api: ContractApi,
  token: string,
  path: `/${Collection}` | `/pending/${Collection}`,
  search = '',
): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `pagination[page]=${page}&pagination[pageSize]=100${search}`;
    const response = await readAs(api, token, `${path}?${query}`, listingList);
    ids.push(...response.data.map(({ id }) => id));
    pages = response.meta.pagination.pageCount;
  }
  return ids;
}
