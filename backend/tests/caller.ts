import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';

export interface ApiResponse {
  status: number;
  cookie: string | undefined;
  text: string;
  /** The parsed JSON, or the text. */
  body: unknown;
  /** The value at a path of the body: `at('data.0.name')`. */
  at(path: string): unknown;
}

interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const lookUp = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

export const call = async (
  url: string,
  method: string,
  path: string,
  { body, headers = {} }: Call = {},
): Promise<ApiResponse> => {
  const asIs = body === undefined || body instanceof FormData;
  const sent = asIs || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(asIs ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const text = await response.text();
  const isText = text === '' || response.headers.get('content-type')?.startsWith('text/csv');
  const parsed: unknown = isText ? text : JSON.parse(text);
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  return { status: response.status, cookie, text, body: parsed, at: (at) => lookUp(parsed, at) };
};

export interface Caller {
  /** URL of the server. */
  url: string;
  jwt: string;
  cookie: string;
  get(path: string): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  put(path: string, body: unknown): Promise<ApiResponse>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  delete(path: string): Promise<ApiResponse>;
}

export const callerOf = (url: string, jwt: string, cookie = ''): Caller => {
  const as =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(url, method, path, { body, headers: { authorization: `Bearer ${jwt}`, ...headers } });
  return {
    url,
    jwt,
    cookie,
    get: as('GET'),
    post: as('POST'),
    put: as('PUT'),
    patch: as('PATCH'),
    delete: as('DELETE'),
  };
};

/** Signs in as a demo user: `vendor`, `pro`, `trial` or `admin`. */
export const signIn = async (url: string, name: string): Promise<Caller> => {
  const body = { identifier: `${name}@portal.test`, password: 'greenstone-4400' };
  const response = await call(url, 'POST', '/auth/local', { body });
  return callerOf(url, String(response.at('jwt')), response.cookie);
};

/** Registers a new vendor. */
export const signUp = async (url: string, name: string): Promise<Caller> => {
  const email = `${name}@test.example`;
  const person = { first_name: name, last_name: 'Test', newsletter: false };
  const body = { username: email, email, password: 'a long password', ...person };
  const response = await call(url, 'POST', '/auth/local/register', { body });
  return callerOf(url, String(response.at('jwt')), response.cookie);
};

export const anApp = (change: Record<string, unknown> = {}) => ({
  data: {
    name: 'Tāwhiri Weather',
    summary: 'Rain for the next hour.',
    description: 'Tells farms and sites when to stop.',
    link: 'https://tawhiri.example',
    pricing: '$9/month',
    ...change,
  },
});

const brandVersion = async (owner: Caller) => (await owner.get('/brand')).at('data.version');

/** Saves the brand. Its version continues on a shared server, whose memory only takes a newer one over. */
export const saveBrand = async (owner: Caller, brand: object): Promise<ApiResponse> =>
  owner.put('/brand', { data: { brand, version: await brandVersion(owner) } });

/** Call it after `saveBrand` on a shared server. */
export const resetBrand = async (owner: Caller): Promise<ApiResponse> =>
  owner.delete(`/brand?version=${await brandVersion(owner)}`);

interface DescribedCall {
  method: string;
  path: string;
  action: string | undefined;
}

/** Every call that the server describes. */
export const callsOf = async (url: string): Promise<DescribedCall[]> => {
  const { text } = await call(url, 'GET', '/api/openapi.json');
  const { paths }: { paths: Record<string, Record<string, { 'x-action'?: string }>> } =
    JSON.parse(text);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-action': action }]) => ({
      method: method.toUpperCase(),
      path,
      action,
    })),
  );
};

/** Runs the work on all items, `atOnce` of them concurrently. */
export const allOf = async <T>(
  items: T[],
  work: (item: T) => Promise<unknown>,
  atOnce = 8,
): Promise<void> => {
  const left = items.values();
  const inTurn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
};

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path unchanged, which fetch would normalize. */
export const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });

/** Sends raw bytes and returns everything received until the server closes the connection. With `leave` the client resets it instead. */
export const sendRaw = (port: number, bytes: string, leave?: 'leave'): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
    socket.write(bytes, () => {
      if (leave) socket.resetAndDestroy();
    });
  });

/** A form with a PNG of a single color. */
export const pictureForm = async (
  name = 'logo.png',
  { background = '#0b6e5c', side = 8 } = {},
): Promise<FormData> => {
  const square = sharp({ create: { width: side, height: side, channels: 3, background } });
  const form = new FormData();
  form.append('files', new Blob([Uint8Array.from(await square.png().toBuffer())]), name);
  return form;
};
