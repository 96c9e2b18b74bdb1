import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { Storage } from '../../../sandbox/store.ts';
import { inTransaction } from '../../base/database.ts';
import { responseHeaders } from '../../base/headers.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { ownAddress } from './provider.ts';
import { paymentSettings } from './settings.ts';
import { SANDBOX } from './tables.ts';

const name = 'state';

/** Earlier versions stored the sandbox in this file. */
const former = join(settings.dataDir, 'sandbox.json');

/** One row of the database for all instances, locked while held: the row on PostgreSQL, the only connection on SQLite. */
const sandboxStorage = (strapi: Strapi): Storage => ({
  hold: (work) =>
    inTransaction(strapi, async (sql, afterwards) => {
      const row = () => sql(SANDBOX).where({ name });
      const lock = (): Promise<{ version: string } | undefined> =>
        row().forUpdate().first('version');
      let held = await lock();
      if (!held) {
        const state = existsSync(former) ? readFileSync(former, 'utf8') : '';
        await sql(SANDBOX)
          .insert({ name, version: randomUUID(), state })
          .onConflict('name')
          .ignore();
        afterwards(() => rmSync(former, { force: true }));
        held = await lock();
      }
      if (!held) throw new Error('The state of the card sandbox was not stored.');
      return work({
        version: held.version,
        read: async () => (await row().first('state')).state,
        async write(state) {
          const version = randomUUID();
          await row().update({ version, state });
          return version;
        },
      });
    }),
});

type Middleware = Core.MiddlewareHandler;

let middleware: Middleware = (_ctx, next) => next();
let open: Sandbox | undefined;

/** The first middleware. It passes every request on unless the sandbox is open. */
export const sandboxMiddleware = (): Middleware => (ctx, next) => middleware(ctx, next);

/** Undefined unless in sandbox mode. */
export const openedSandbox = (): Sandbox | undefined => open;

/** The code of the sandbox is only loaded here, in sandbox mode. */
export const openSandbox = async (strapi: Strapi): Promise<void> => {
  const { mode, secretKey, publishableKey, webhookSecret } = paymentSettings;
  if (mode !== 'sandbox') return;
  const { createSandbox } = await import('../../../sandbox/sandbox.ts');
  const { serveSandbox } = await import('../../../sandbox/serve.ts');
  open = createSandbox({
    storage: sandboxStorage(strapi),
    publicUrl: settings.publicUrl,
    secretKey,
    publishableKey,
    webhookSecret,
    warn: (message) => strapi.log.warn(message),
    webhookAddress: () => {
      const at = ownAddress(strapi);
      return at && `${at}/api/stripe/webhook`;
    },
  });
  middleware = serveSandbox(open, responseHeaders(settings));
};
