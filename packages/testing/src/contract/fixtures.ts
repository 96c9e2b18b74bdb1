import {
  type Listing,
  listingStruct,
  teamMemberStruct,
} from '@portal/data/internal/schemas/listing';
import { listingEventStruct } from '@portal/data/internal/schemas/moderation';
import { termStruct } from '@portal/data/internal/schemas/term';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import type { Collection } from '@portal/domain';
import { array } from 'superstruct';
import { type Caller, type ContractApi, exactly, must } from './contract.ts';

export const admin = 'admin@portal.test';
export const vendor = 'vendor@portal.test';
export const pro = 'pro@portal.test';
export const trial = 'trial@portal.test';

export const listingRecord = recordOf(listingStruct());
export const listingList = listOf(listingStruct());
export const teamList = recordOf(array(teamMemberStruct));
export const eventList = recordOf(array(listingEventStruct));

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

async function firstId(caller: Caller, terms: string): Promise<number> {
  const [term] = (await caller.get(`/${terms}`, listOf(termStruct))).data;
  must(term !== undefined, `the demo has ${terms}`);
  return term.id;
}

/** A complete write of an app, with existing relations. */
export async function appWrite(caller: Caller) {
  const industries = [await firstId(caller, 'industries')];
  return { ...texts, industries, subcategories: [] };
}

export async function serviceWrite(caller: Caller) {
  const industries = [await firstId(caller, 'industries')];
  const locations = [await firstId(caller, 'locations')];
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

/** Creates an app for the account of the caller. */
export async function createApp(caller: Caller, over: object = {}): Promise<Listing> {
  const body = { data: { ...(await appWrite(caller)), ...over } };
  const response = await caller.call('POST', '/apps', { body, headers: anotherAttempt() });
  return exactly(response, 201, listingRecord).data;
}

export async function getApp(
  caller: Caller,
  id: number,
  scope: '' | '/pending' = '',
): Promise<Listing> {
  return (await caller.get(`${scope}/apps/${id}`, listingRecord)).data;
}

/** Decides on the current version as an admin. */
export async function decide(
  caller: Caller,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  decision: {
    status: string;
    note?: string | null;
    internal_note?: string | null;
    remarks?: readonly object[];
  },
): Promise<Listing> {
  const data = { note: null, internal_note: null, ...decision, version };
  const response = await caller.send('PATCH', `/apps/${id}`, data);
  return exactly(response, 200, listingRecord).data;
}

export async function saveApp(
  caller: Caller,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  over: object,
): Promise<Listing> {
  const data = { ...(await appWrite(caller)), ...over, version };
  const response = await caller.send('PUT', `/apps/${id}`, data);
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
  const created = await createApp(owner, over);
  await decide(staff, created, { status: 'APPROVED' });
  return getApp(owner, created.id);
}

/** The ids of all pages of a list. */
export async function idsIn(
  caller: Caller,
  path: `/${Collection}` | `/pending/${Collection}`,
  search = '',
): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `pagination[page]=${page}&pagination[pageSize]=100${search}`;
    const response = await caller.get(`${path}?${query}`, listingList);
    ids.push(...response.data.map(({ id }) => id));
    pages = response.meta.pagination.pageCount;
  }
  return ids;
}

/** The bytes of a picture. */
export const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (symbol) => symbol.charCodeAt(0),
);
