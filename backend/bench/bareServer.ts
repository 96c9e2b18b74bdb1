// A bare Strapi project with the content types of the product and none of its code, in the working directory: for `bare.ts`.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collections } from '@portal/domain';
import { createStrapi } from '../src/base/strapi.ts';
import { listingAttributes } from '../src/features/listing/attributes.ts';

const backend = resolve(import.meta.dirname, '..');
const project = process.cwd();
const listings = Number(process.env.LISTINGS);
const secret = (): string => randomBytes(16).toString('hex');

const write = (path: string, text: string): void => {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
};
const config = (name: string, value: unknown): void =>
  write(`config/${name}.js`, `module.exports = ${JSON.stringify(value)};\n`);

/** What `create-strapi` writes, without the admin panel's pages and without limits of sign-in. */
const writeProject = (): void => {
  symlinkSync(join(backend, 'node_modules'), join(project, 'node_modules'));
  const { dependencies } = JSON.parse(readFileSync(join(backend, 'package.json'), 'utf8'));
  write('package.json', JSON.stringify({ name: 'bare', version: '1.0.0', dependencies }));
  write('public/uploads/.gitkeep', '');
  write('database/migrations/.gitkeep', '');
  config('server', { host: '127.0.0.1', port: 0, app: { keys: [secret(), secret()] } });
  config('admin', {
    serveAdminPanel: false,
    auth: { secret: secret() },
    apiToken: { salt: secret() },
    transfer: { token: { salt: secret() } },
    secrets: { encryptionKey: secret() },
  });
  config('api', { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } });
  config('database', {
    connection: {
      client: 'sqlite',
      connection: { filename: join(project, 'bare.db') },
      useNullAsDefault: true,
    },
  });
  config('plugins', { 'users-permissions': { config: { jwtSecret: secret() } } });
  config('middlewares', [
    'strapi::errors',
    'strapi::security',
    'strapi::cors',
    'strapi::query',
    'strapi::body',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ]);
  cpSync(join(backend, 'src/api'), join(project, 'src/api'), { recursive: true });
  for (const type of collections) {
    const single = type === 'apps' ? 'app' : 'service';
    const path = `src/api/${single}/content-types/${single}/schema.json`;
    const schema = JSON.parse(readFileSync(join(project, path), 'utf8'));
    schema.attributes = { ...listingAttributes(type), ...schema.attributes };
    write(path, JSON.stringify(schema));
  }
  for (const part of ['Controller', 'Router', 'Service']) {
    const folder = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`;
    const factory = `require('@strapi/strapi').factories.createCore${part}('api::app.app')`;
    write(`src/api/app/${folder}/app.js`, `module.exports = ${factory};\n`);
  }
};

const text = 'A tool for small teams that plan their days. '.repeat(8);

/** Rows of the same size as those of the product, each with an industry. */
const fill = async (): Promise<void> => {
  const { connection } = strapi.db;
  const insert = (table: string, rows: object[]) => connection.batchInsert(table, rows, 50);
  const now = Date.now();
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const term = (id: number) => ({
    id,
    document_id: `term${id}`,
    name: `Term ${id}`,
    slug: `${id}`,
  });
  await insert('industries', numbers(20).map(term));
  const row = (id: number) => ({
    id,
    document_id: `app${id}`,
    slug: `app-${id}`,
    name: `App ${id}`,
    summary: text.slice(0, 120),
    description: text,
    link: 'https://bench.example',
    pricing: '$5/month',
    status: 'APPROVED',
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  const ids = numbers(listings);
  await insert('apps', ids.map(row));
  await insert(
    'apps_industries_lnk',
    ids.map((id) => ({ app_id: id, industry_id: 1 + (id % 20), industry_ord: 1 })),
  );
};

/** A token of a user who may read and change apps. */
const signIn = async (): Promise<string> => {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  for (const action of ['find', 'findOne', 'update'])
    await strapi.db
      .query('plugin::users-permissions.permission')
      .create({ data: { action: `api::app.app.${action}`, role: role.id } });
  const user = await strapi.db.query('plugin::users-permissions.user').create({
    data: { username: 'bench', email: 'bench@test.example', confirmed: true, role: role.id },
  });
  return strapi.plugin('users-permissions').service('jwt').issue({ id: user.id });
};

writeProject();
const strapi = await createStrapi({ appDir: project, distDir: project }).start();
await fill();
const address = strapi.server.httpServer.address();
const port = typeof address === 'object' ? address?.port : address;
write('token', await signIn());
console.log(`ready http://127.0.0.1:${port}`);
