import type { Page } from '@playwright/test';
import { callsOf } from '../api.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Api {
  /** Returns the records of the response; a single record as a list of one. */
  call(method: string, path: string, data?: unknown): Promise<Row[]>;
}

export async function apiOf(url: string, email: string): Promise<Api> {
  const own = await callsOf(url, email);
  return {
    async call(method, path, data) {
      const body = data === undefined ? undefined : { data };
      const response = Object(await own.bare(method, path, body));
      return [response.data ?? response].flat();
    },
  };
}

export async function press(page: Page, name: string | RegExp, double = false): Promise<void> {
  const button = page.getByRole('button', { name });
  await (double ? button.dblclick() : button.click());
}

export const asText = (value: unknown): string => String(value ?? '');

/** Creates an app: pending, or live if `admin` is given. */
export async function appOf(
  vendor: Api,
  name: string,
  admin?: Api,
  values: object = {},
): Promise<Row> {
  const [made = {}] = await vendor.call('POST', '/apps', {
    name,
    summary: 'Before',
    description: 'Before',
    link: 'https://before.example',
    pricing: '$1',
    draft: false,
    ...values,
  });
  if (!admin) return made;
  const decision = { status: 'APPROVED', note: null, version: made.version };
  const [live = {}] = await admin.call('PATCH', `/apps/${made.id}`, decision);
  return live;
}
