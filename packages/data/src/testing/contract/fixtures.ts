import type { Collection } from '@portal/domain';
import { array } from 'superstruct';
import { type Listing, listingStruct, teamMemberStruct } from '../../schemas/listing.ts';
import { listingEventStruct } from '../../schemas/moderation.ts';
import { termStruct } from '../../schemas/term.ts';
import { listOf, recordOf } from '../../schemas/wire.ts';
import { type ContractApi, exactly, must } from './contract.ts';

export const admin = 'admin@portal.test';
export const vendor = 'vendor@portal.test';
export const pro = 'pro@portal.test';
export const trial = 'trial@portal.test';

export const listingRecord = recordOf(listingStruct());
export const listingList = listOf(listingStruct());
export const teamList = recordOf(array(teamMemberStruct));
export const eventList = recordOf(array(listingEventStruct));

/** Text fields of a listing that is fit to be submitted. */
const texts = {
  name: 'Contract listing',
  summary: 'Made by the contract.',
  description: 'A listing that the contract makes, moves and reads back.',
  link: 'https://contract.example/',
  trial: null,
  pricing: '$29 a month',
  nz: true,
  account: null,
  note: null,
  logo: null,
} as const;

async function firstId(api: ContractApi, token: string, terms: string): Promise<number> {
  const response = await api.call('GET', `/${terms}`, { token });
  const [term] = exactly(response, 200, listOf(termStruct)).data;
  must(term !== undefined, `the demo has ${terms}`);
  return term.id;
}

/** A whole write of an app, with relations that exist. */
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

/** Says that an attempt is another one, whatever it is like. */
export const anotherAttempt = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** A fresh app of the account behind the token. */
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
  return exactly(await api.call('GET', `${scope}/apps/${id}`, { token }), 200, listingRecord).data;
}

/** An admin's decision on what the record is now. */
export async function decide(
  api: ContractApi,
  token: string,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  decision: { status: string; note?: string | null; internal_note?: string | null },
): Promise<Listing> {
  const data = { note: null, internal_note: null, ...decision, version };
  const response = await api.call('PATCH', `/apps/${id}`, { token, body: { data } });
  return exactly(response, 200, listingRecord).data;
}

export async function saveApp(
  api: ContractApi,
  token: string,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  over: object,
): Promise<Listing> {
  const data = { ...(await appWrite(api, token)), ...over, version };
  const response = await api.call('PUT', `/apps/${id}`, { token, body: { data } });
  return exactly(response, 200, listingRecord).data;
}

/** An approved app of the vendor, or of somebody else. */
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

/** Ids of a whole list of apps or services. */
export async function idsIn(
  api: ContractApi,
  token: string,
  path: `/${Collection}` | `/pending/${Collection}`,
  search = '',
): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `pagination[page]=${page}&pagination[pageSize]=100${search}`;
    const response = exactly(
      await api.call('GET', `${path}?${query}`, { token }),
      200,
      listingList,
    );
    ids.push(...response.data.map(({ id }) => id));
    pages = response.meta.pagination.pageCount;
  }
  return ids;
}
