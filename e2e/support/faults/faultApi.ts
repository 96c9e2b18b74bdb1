import { demoPassword, expect } from '../test.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Api {
  /** The records of the answer; one that is no list is a list of one. */
  call(method: string, path: string, data?: unknown): Promise<Row[]>;
}

export async function apiOf(url: string, email: string): Promise<Api> {
  const send = async (method: string, path: string, body?: unknown, jwt = '') => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: jwt && `Bearer ${jwt}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBeLessThan(300);
    return answer.json();
  };
  const { jwt } = await send('POST', '/auth/local', { identifier: email, password: demoPassword });
  return {
    async call(method, path, data) {
      const body = data === undefined ? undefined : { data };
      const answer = await send(method, path, body, jwt);
      return [answer.data ?? answer].flat();
    },
  };
}

export const inWords = (value: unknown): string => String(value ?? '');

/** An app of somebody, which waits or is live. */
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
