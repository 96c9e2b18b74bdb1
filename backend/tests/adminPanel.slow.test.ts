import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, type Caller, call, callerOf, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import type { Backend } from './startBackend.ts';

let backend: Backend;
let operator: Caller;
beforeAll(async () => {
  backend = await sharedBackend('strict');
  const body = { email: 'operator@test.example', firstname: 'Op', password: 'Operator-4400' };
  const response = await call(backend.url, 'POST', '/admin/register-admin', { body });
  operator = callerOf(backend.url, String(response.at('data.token')));
});

const records = globSync('src/api/*/content-types/*', { cwd: join(import.meta.dirname, '..') })
  .map((folder) => `api::${basename(folder)}.${basename(folder)}`)
  .toSorted();

/** The card provider may tell of an account at any time. */
const withoutMirror = (text: string): string =>
  text.replaceAll(/"(mirrored_at|updatedAt)":"[^"]*"/g, '');

const isReadOnly = (response: ApiResponse) =>
  expect([response.status, response.at('error.message')]).toEqual([
    403,
    'The admin panel is read-only. Make this change in the portal.',
  ]);

describe('the admin panel', () => {
  it.each([...records, 'plugin::users-permissions.user'])(
    'reads %s but cannot change them',
    async (uid) => {
      const list = `/content-manager/collection-types/${uid}`;
      const before = await operator.get(list);
      const id = before.at('results.0.documentId');
      expect(id).toBeTypeOf('string');
      const { text } = await operator.get(`${list}/${id}`);
      isReadOnly(await operator.post(list, {}));
      isReadOnly(await operator.put(`${list}/${id}`, {}));
      isReadOnly(await operator.delete(`${list}/${id}`));
      isReadOnly(await operator.post(`${list}/clone/${id}`, {}));
      isReadOnly(await operator.post(`${list}/auto-clone/${id}`, {}));
      isReadOnly(await operator.post(`${list}/${id}/actions/publish`, {}));
      isReadOnly(await operator.post(`${list}/actions/bulkDelete`, { documentIds: [id] }));
      isReadOnly(await operator.post(`${list}/actions/bulkPublish`, { documentIds: [id] }));
      const after = await operator.get(`${list}/${id}`);
      expect(withoutMirror(after.text)).toBe(withoutMirror(text));
      expect((await operator.get(list)).at('pagination')).toEqual(before.at('pagination'));
    },
  );

  it('lists every type of record', async () => {
    const { text } = await operator.get('/content-manager/content-types');
    const shown: { data: { uid: string; isDisplayed: boolean }[] } = JSON.parse(text);
    const own = shown.data.filter(({ uid, isDisplayed }) => isDisplayed && uid.startsWith('api::'));
    expect(own.map(({ uid }) => uid).toSorted()).toEqual(records);
  });

  it('cannot change pictures, vendor roles or sign-in settings', async () => {
    isReadOnly(await operator.post('/upload', {}));
    isReadOnly(await operator.post('/upload?id=1', {}));
    isReadOnly(await operator.delete('/upload/files/1'));
    isReadOnly(await operator.put('/users-permissions/roles/1', {}));
    isReadOnly(await operator.put('/users-permissions/advanced', { email_confirmation: false }));
  });

  it('gives even super admins no write permission, so it hides those buttons', async () => {
    const { text } = await operator.get('/admin/users/me/permissions');
    expect(text).toContain('plugin::content-manager.explorer.read');
    expect(text).not.toMatch(/"plugin::[^"]+\.(create|update|delete|publish)"/);
  });

  it('can change its own roles and page layouts', async () => {
    const role = { name: 'Reader', description: '' };
    expect((await operator.post('/admin/roles', role)).status).toBe(201);
    const view = '/content-manager/content-types/api::app.app/configuration';
    const { contentType } = Object((await operator.get(view)).at('data'));
    const { settings, layouts } = contentType;
    expect((await operator.put(view, { settings, layouts })).status).toBe(200);
  });

  it('rejects transfers from other instances', async () => {
    const token = { name: 'copy', description: '', permissions: ['push'], lifespan: null };
    expect((await operator.post('/admin/transfer/tokens', token)).status).toBe(404);
  });
});

it('API tokens of the panel are rejected by the portal API', async () => {
  const wanted = { name: 'all', description: '', type: 'full-access', lifespan: null };
  const { at } = await operator.post('/admin/api-tokens', { ...wanted, permissions: null });
  const { get, put, post, delete: remove } = callerOf(backend.url, String(at('data.accessKey')));
  const responses = [
    await get('/apps/1'),
    await put('/apps/1', { data: {} }),
    await post('/industries', { data: { name: 'By a token' } }),
    await remove('/api/upload/files/1'),
    await get('/users/me'),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const vendor = await signIn(backend.url, 'vendor');
  expect((await vendor.get('/users/me')).status).toBe(200);
});

it('the panel returns 404 unless it is enabled', async () => {
  const { url } = await sharedBackend();
  const body = { email: 'first@test.example', firstname: 'First', password: 'Operator-4400' };
  expect((await call(url, 'POST', '/admin/register-admin', { body })).status).toBe(404);
  expect((await call(url, 'GET', '/content-manager/content-types')).status).toBe(404);
});
