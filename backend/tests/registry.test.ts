import { expect, it } from 'vitest';
import { grantRoutes, type Strapi } from '../src/registry.ts';

it('does not start with a route that names no action', async () => {
  const find = { method: 'GET', path: '/files', handler: 'content-api.find' };
  const routes = { 'content-api': { type: 'content-api', routes: [find] } };
  const strapi: Strapi = Object.assign(Object.create(null), {
    apis: {},
    plugins: { upload: { routes } },
  });
  await expect(grantRoutes(strapi)).rejects.toThrow(
    'GET /files of plugin::upload names no action.',
  );
});
