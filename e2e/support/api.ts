import type { Picture } from './pictures.ts';
import { demoPassword, expect } from './test.ts';

/** The response fields that tests read. */
export interface Stored {
  id: number;
  version: number;
  kind: string;
  status: string;
  rating: number | null;
  slug: string;
  name: string;
  /** Whether it has a pending revision. */
  revision?: boolean;
  listing: { id: number } | null;
  logo: { url: string } | null;
}

export interface Calls {
  one(method: string, path: string, body?: object): Promise<Stored>;
  many(path: string): Promise<Stored[]>;
  /** A billing call, whose response has no `data` envelope. */
  bare(method: string, path: string, body?: object): Promise<unknown>;
  /** Uploads an image and returns its id. */
  upload(picture: Picture): Promise<number>;
}

async function send(url: string, method: string, path: string, token?: string, body?: object) {
  const files = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body && !files ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: files ? body : JSON.stringify(body) } : {}),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json();
}

/** API calls as a user, to prepare records and check what is stored. */
export async function callsOf(url: string, email: string): Promise<Calls> {
  const body = { identifier: email, password: demoPassword };
  const { jwt } = await send(url, 'POST', '/auth/local', undefined, body);
  return {
    one: async (method, path, values) => (await send(url, method, path, jwt, values)).data,
    many: async (path) => (await send(url, 'GET', path, jwt)).data,
    bare: (method, path, values) => send(url, method, path, jwt, values),
    upload: async ({ name, mimeType, buffer }) => {
      const files = new FormData();
      files.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const [stored] = await send(url, 'POST', '/upload', jwt, files);
      return stored.id;
    },
  };
}

/** Registers a vendor on the free plan and returns the email address. */
export async function newVendor(
  url: string,
  firstName: string,
  shownAs = firstName,
): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@portal.test`;
  await send(url, 'POST', '/auth/local/register', undefined, {
    username: email,
    email,
    password: demoPassword,
    first_name: shownAs,
    last_name: 'Tester',
    newsletter: false,
  });
  return email;
}

/** The request body of a complete app. */
export const appNamed = (name: string) => ({
  data: {
    name,
    summary: 'Made for a test.',
    description: 'An app that a test submits and an admin reviews.',
    link: 'https://sample.example/',
    trial: null,
    pricing: '$9/month',
    industries: [],
    subcategories: [],
    nz: true,
    logo: null,
  },
});
