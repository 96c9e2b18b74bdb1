import { demoPassword } from './test.ts';

type Values = Record<string, unknown>;

/** A person who calls the backend without a browser, to prepare what a journey needs. */
export interface Caller {
  call(method: string, path: string, body?: object): Promise<Values>;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

export async function callerAs(url: string, email: string): Promise<Caller> {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const value: unknown = JSON.parse(text);
    return isValues(value) ? value : {};
  };
  const signedIn = await send('POST', '/auth/local', {
    identifier: email,
    password: demoPassword,
  });
  return {
    async call(method, path, body) {
      const answer = await send(method, path, body, String(signedIn.jwt));
      return isValues(answer.data) ? answer.data : {};
    },
  };
}

/** An app that is fit to be submitted. */
export const appNamed = (name: string) => ({
  data: {
    name,
    summary: 'Made for a journey.',
    description: 'An app that a journey submits and an admin reads.',
    link: 'https://journey.example/',
    trial: null,
    pricing: '$9/month',
    industries: [],
    subcategories: [],
    nz: true,
    logo: null,
  },
});
