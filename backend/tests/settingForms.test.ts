import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretSettings, shownSettings } from '../src/features/system/settingRows.ts';

/** Any text may be right: the folder is created. */
const ofAnyForm: ReadonlySet<string> = new Set(['DATA_DIR']);

const secret = 'canary-0123456789';
const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const stripe = {
  STRIPE_MODE: 'test',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** Wrong values of each setting, and the others that it needs. */
const wrong: readonly (readonly [string, readonly string[], Record<string, string>?])[] = [
  ['NODE_ENV', ['prod', 'Production', 'staging']],
  ['PORT', ['99999', '-1', '44.0', '0x1130', '1e3']],
  ['HOST', ['http://127.0.0.1', 'a b', '127.0.0.1:4400']],
  [
    'PUBLIC_URL',
    [
      'portal.example.org',
      'https://portal.example.org/portal',
      'ftp://portal.example.org',
      'https://.',
    ],
  ],
  ['SECRET', ['short']],
  ['DATABASE_CLIENT', ['mysql']],
  [
    'DATABASE_URL',
    ['', 'mysql://localhost/portal', `postgres://portal:${secret}#1@localhost/portal`],
    { DATABASE_CLIENT: 'postgres' },
  ],
  ['STORAGE', ['nfs']],
  ['S3_BUCKET', ['Pictures of ours', 'our..pictures'], bucket],
  ['S3_REGION', ['eu central 1'], bucket],
  ['S3_ENDPOINT', ['minio.example.org', 'https://key:secret@minio.example.org'], bucket],
  ['S3_ACCESS_KEY_ID', [''], bucket],
  ['S3_SECRET_ACCESS_KEY', [''], bucket],
  ['S3_PATH_STYLE', ['path'], bucket],
  ['S3_PREFIX', ['a b', '..', 'a/../b', './a'], bucket],
  ['UPLOADS_URL', ['cdn.example.org', 'https://cdn.example.org/?x', 'https://-']],
  ['PORTAL_DIST', ['/nope']],
  ['BRAND_FILE', ['/nope.json']],
  ['MAIL_FROM', ['nobody', 'Portal portal@example.org', 'Portal <portal>']],
  ['SMTP_URL', ['mail.example.org', `smtp://me:${secret}#1@mail.example.org`, 'smtp://a:%@b']],
  ['CORS_ORIGINS', ['example.org', 'ftp://a.example', 'https://*', 'https://a,b']],
  ['DIRECTORY_ORIGINS', ['example.org', 'https://a.example,b.example']],
  ['DIRECTORY_URL', ['example.org', 'ftp://example.org', 'https://kea..example']],
  ['TIME_ZONE', ['Auckland']],
  ['COOKIE_DOMAIN', ['https://localhost', 'example.org', 'host', '.']],
  ['COOKIE_DOMAIN', ['com', '.com'], { PUBLIC_URL: 'https://portal.example.com' }],
  ['COOKIE_DOMAIN', ['0.0.1'], { PUBLIC_URL: 'http://127.0.0.1' }],
  ['TRUST_PROXY', ['10', '10.0.0.1']],
  ['STRIPE_MODE', ['production']],
  ['STRIPE_SECRET_KEY', [`sk_live_${secret}`], stripe],
  ['STRIPE_PUBLISHABLE_KEY', ['sk_test_1', ''], stripe],
  ['STRIPE_WEBHOOK_SECRET', [secret, ''], stripe],
  ['STRIPE_API_BASE', ['api.stripe.example'], stripe],
  ['CURRENCY', ['dollars', 'jpy']],
  ['OFFER_PRICE', ['9.00']],
  ['OFFER_PRICE', ['49'], stripe],
  ['METRICS_TOKEN', ['short']],
  ['LOG_LEVEL', ['loud']],
  ...[
    ...['DEMO', 'CONFIRM_EMAIL', 'STAFF_SECOND_FACTOR', 'ANALYTICS', 'WEBHOOK_PRIVATE_ADDRESSES'],
    ...['LINK_CHECKS', 'LINK_PRIVATE_ADDRESSES', 'STRIPE_TEST_CLOCKS', 'ADMIN_PANEL'],
  ].map((name) => [name, ['maybe']] as const),
  ['STRIPE_ALLOW_SANDBOX', ['maybe'], { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }],
  ...[
    ...['PAGE_DATA_SECONDS', 'DRAIN_SECONDS', 'MAIL_DECISION_SECONDS', 'MAIL_MESSAGE_SECONDS'],
    ...['REVIEW_LIMIT_HOURS', 'HIDE_BROKEN_AFTER_DAYS', 'REFRESH_GRACE_SECONDS'],
    ...['STRIPE_RETRY_DAYS', 'REFUND_AFTER_SECONDS'],
  ].map((name) => [name, ['-1', '1.5', 'ten', '10000000000']] as const),
  ...[
    ...['MAIL_RETRY_SECONDS', 'VIEWS_PER_MINUTE', 'READS_PER_MINUTE', 'ACCESS_TOKEN_SECONDS'],
    ...['REFRESH_TOKEN_SECONDS', 'LOGIN_TRIES', 'LOGIN_TRIES_PER_ADDRESS'],
    ...['LOGIN_WINDOW_SECONDS', 'REGISTRATIONS_PER_ADDRESS'],
  ].map((name) => [name, ['0', 'ten']] as const),
];

/** Values that must be accepted. */
const right: readonly Record<string, string>[] = [
  { PUBLIC_URL: 'https://portal.example.org/', COOKIE_DOMAIN: '.example.org' },
  { PUBLIC_URL: 'https://portal.example.org', COOKIE_DOMAIN: 'Portal.example.org' },
  { PUBLIC_URL: 'http://portal.localhost:4400', COOKIE_DOMAIN: 'localhost' },
  { PUBLIC_URL: 'http://portal', COOKIE_DOMAIN: 'portal' },
  { MAIL_FROM: 'portal@localhost' },
  { MAIL_FROM: '"Tui, Ltd." <portal@example.org>' },
  { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgresql:///portal?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://portal:p%23ss@localhost/portal' },
  { SMTP_URL: 'smtp://me%40example.org:p%25@mail.example.org:2525?pool=true' },
  { CORS_ORIGINS: 'https://a.example/, http://localhost:5173' },
  { CORS_ORIGINS: 'https://a.example/x', DIRECTORY_ORIGINS: 'https://b.example/directory?x' },
  { DATABASE_URL: 'mysql://localhost/portal', OFFER_PRICE: '49' },
  { HOST: '::1', TRUST_PROXY: '2', LOG_LEVEL: 'verbose' },
  { HOST: 'fe80::1%eth0' },
  { HOST: 'portal_backend', S3_PREFIX: 'a..b/.c', ...bucket },
];

/** Reads the settings once for each of these environments, in one process. */
const reader = `
import { registerHooks } from 'node:module';
// What reads the environment once for each of them.
registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    const [of] = /\\?\\d+$/.exec(context.parentURL ?? '') ?? [''];
    return /backend.src.*settings[.]ts$/.test(found.url) ? { ...found, url: found.url + of } : found;
  },
});
const [cases, dataDir] = process.argv.slice(1).map((each) => JSON.parse(each));
const found = [];
for (const [index, env] of cases.entries()) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, { DATA_DIR: dataDir, SECRET: 'x'.repeat(32), ...env });
  const read = import('./src/settings.ts?' + index);
  found.push(await read.then(() => null, (error) => error.constructor.name + ': ' + error.message));
}
console.log(JSON.stringify(found));
`;

const cases = wrong.flatMap(([name, values, needed]) =>
  values.map((value) => ({ name, env: { ...needed, [name]: value } })),
);
const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
let found: (string | null)[];

beforeAll(async () => {
  const given = [[...cases.map(({ env }) => env), ...right], folder];
  const args = ['--input-type=module', '-e', reader, ...given.map((each) => JSON.stringify(each))];
  const cwd = join(import.meta.dirname, '..');
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  found = JSON.parse(stdout);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('has a wrong value of every setting', () => {
  const names = [...shownSettings, ...secretSettings].filter((name) => !ofAnyForm.has(name));
  expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual(names.sort());
});

it('a wrong value stops the start with a sentence that names the setting and no secret', () => {
  const results = cases.map(({ name, env }, index) => ({ name, env, said: found[index] ?? '' }));
  expect(
    results.filter(({ name, said }) => !said.startsWith('StartError: ') || !said.includes(name)),
  ).toEqual([]);
  expect(found.join('\n')).not.toContain(secret);
});

it('accepts other spellings of right values', () => {
  expect(found.slice(cases.length)).toEqual(right.map(() => null));
});
