// @module-tag database
// What needs settings or data of its own before a start, on one server: a start is as much work as a hundred calls.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signUp } from './caller.ts';
import { createFactorScene, password } from './factorScene.ts';
import {
  type Backend,
  inDatabase,
  LONG,
  newData,
  openDatabase,
  startBackend,
} from './startBackend.ts';

/** A port in front of the database, which can be closed. */
const startProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const proxy = createServer((socket) => {
    const behind = connect(Number(target.port), target.hostname);
    // The driver sends each statement in one piece.
    socket.on('data', () => {
      left -= 1;
      if (left === 0) void close();
    });
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  await listen(0);
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.port = String(port);
  const close = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  };
  return {
    url: url.href,
    close,
    reopen: () => listen(port),
    /** Closes it at this statement from now. */
    closeAt(statement: number) {
      left = statement;
    },
    isOpen: () => proxy.listening,
  };
};

const former = 'events_kind_created_index';
const same = 'accounts_plan_index';
const missing = 'apps_list_text_trigrams';
const incomplete = 'apps_list_words';

interface Index {
  name: string;
  id: number;
  valid: boolean;
  definition: string;
}

let data: Awaited<ReturnType<typeof newData>>;
const readIndexes = () =>
  inDatabase(data, async (sql) => {
    const { rows } = await sql.raw(
      `select relname as name, oid::int as id, indisvalid as valid, pg_get_indexdef(oid) as definition
        from pg_index join pg_class on oid = indexrelid where relname = any (?)`,
      [[former, same, missing, incomplete]],
    );
    return new Map<string, Index>(rows.map((row: Index) => [row.name, row]));
  });

const site = { rpId: 'portal.test', origin: 'https://portal.test' };

let before: ReadonlyMap<string, Index>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let backend: Backend;
beforeAll(async () => {
  data = await newData();
  await inDatabase(data, async (sql) => {
    await sql.raw('drop index ??', [former]);
    await sql.raw('create index ?? on events (kind)', [former]);
    await sql.raw(
      `insert into apps (document_id, name, slug, status, version)
        select 'many' || n, 'Multiplied ' || n, 'many-' || n, 'APPROVED', 1 from generate_series(1, 2000) n`,
    );
    await sql.raw('drop index ??', [missing]);
    await sql.raw('update pg_index set indisvalid = false where indexrelid = ?::regclass', [
      incomplete,
    ]);
  });
  before = await readIndexes();
  proxy = await startProxy(String(data.databaseUrl));
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: site.origin,
    STAFF_SECOND_FACTOR: 'on',
    SECRET: 'only for this test, and long enough to be accepted',
    STRIPE_ALLOW_SANDBOX: 'on',
    CONFIRM_EMAIL: 'off',
  };
  backend = await startBackend({ env, dataDir: data.dataDir, databaseUrl: proxy.url });
});
afterAll(async () => {
  await backend?.stop();
  await proxy?.close();
});

it(
  'a start replaces indexes that were declared otherwise, and after it answers creates those of searches that are missing or that a killed server left incomplete',
  LONG,
  async () => {
    // Reading the definition of an index fails while it is being dropped.
    await expect.poll(backend.said).toContain('Search: indexes created.');
    const after = await readIndexes();
    expect(after.get(former)?.definition).toContain('(kind, created_at, id, listing_type)');
    expect(after.get(same)?.id).toBe(before.get(same)?.id);
    expect([after.get(incomplete)?.valid, after.get(missing)?.valid]).toEqual([true, true]);
  },
);

it('while the database is away, calls get 503 with a time, also those with a token', async () => {
  const vendor = await signUp(backend.url, 'patient');
  const body = { identifier: 'patient@test.example', password: 'a long password' };
  const me = () =>
    fetch(`${backend.url}/users/me`, { headers: { authorization: `Bearer ${vendor.jwt}` } });
  await proxy.close();
  const response = await me();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await response.json()).error.details.reason).toBe('database-unreachable');
  expect((await call(backend.url, 'POST', '/auth/local', { body })).status).toBe(503);
  const headers = { cookie: vendor.cookie ?? '' };
  expect((await call(backend.url, 'POST', '/auth/refresh', { headers })).status).toBe(503);
  await proxy.reopen();
  await expect.poll(async () => (await me()).status).toBe(200);

  const messages = () =>
    backend
      .said()
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).message));
  // The driver's.
  expect(messages()).toContainEqual(expect.stringContaining('Connection Error'));
  // One line for all calls and workers, and one at the end.
  const told = () => messages().filter((message) => message.startsWith('The database can'));
  await expect
    .poll(async () => {
      await me();
      return told();
    })
    .toEqual([
      expect.stringMatching(/^The database cannot be reached: /),
      'The database can be reached again.',
    ]);
  expect(messages().filter((message) => message.includes(' at '))).toEqual([]);
});

it('while the database goes away at any statement of a call, it gets 503 as well', async () => {
  const { cookie = '', jwt } = await signUp(backend.url, 'interrupted');
  const bearer = { authorization: `Bearer ${jwt}` };
  const send = async (method: string, path: string, headers: Record<string, string>) =>
    (await fetch(backend.url + path, { method, headers })).status;
  const me = () => send('GET', '/users/me', bearer);
  for (const work of [me, () => send('POST', '/auth/refresh', { cookie })]) {
    const statuses: number[] = [];
    let repeats = 0;
    for (let [statement, whole] = [1, false]; !whole; statement += 1) {
      proxy.closeAt(statement);
      const status = await work();
      whole = proxy.isOpen();
      // Work in the background may have taken the statement: it is tried again, some times in all.
      if (status === 200 && !whole && repeats < 20) {
        repeats += 1;
        statement -= 1;
      } else statuses.push(status);
      proxy.closeAt(Number.POSITIVE_INFINITY);
      if (!whole) await proxy.reopen();
      await expect.poll(me).toBe(200);
    }
    // The last is that of a call with fewer statements.
    expect(statuses.filter((status) => status !== 503)).toEqual([200]);
  }
});

it(
  'staff who need a second factor keep the last one when both are removed at once',
  LONG,
  async () => {
    const { addPasskey, addTotp, join } = createFactorScene(() => backend, site);
    const who = await join('support', { staff: true, staff_roles: 'support' });
    await addTotp(who);
    const { added } = await addPasskey(who);
    const passkey = `/auth/passkeys/${added.at('data.passkeys.0.id')}/remove`;
    await using sql = openDatabase(data);
    const held = await sql.transaction();
    await held('up_users').where({ id: who.id }).forUpdate();
    const removed = Promise.all(
      ['/auth/totp/remove', passkey].map((path) => who.post(path, { current_password: password })),
    );
    // Not those that wait for a table or an index.
    const waiting = () =>
      sql('pg_stat_activity')
        .whereIn('wait_event', ['tuple', 'transactionid'])
        .whereRaw('datname = current_database()');
    try {
      await expect.poll(waiting).toHaveLength(2);
    } finally {
      await held.rollback();
    }
    expect((await removed).map(({ status }) => status).sort()).toEqual([200, 409]);
  },
);

it('pictures are stored beside a list that an earlier version made, to which an update was rolled back', async () => {
  // It locks tables. This is the last test on the server.
  await backend.end();
  await inDatabase(data, async (sql) => {
    const trx = await sql.transaction();
    try {
      await trx.raw('alter table apps_list drop column missing cascade');
      const logo = { related_id: 1, related_type: 'api::app.app', field: 'logo' };
      await trx('files_related_mph').insert({ ...logo, order: 7 });
      expect(await trx('files_related_mph').where({ ...logo, order: 7 })).toHaveLength(1);
    } finally {
      await trx.rollback();
    }
  });
});
