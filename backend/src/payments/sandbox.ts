import type { Core } from '@strapi/strapi';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { answerHeaders } from '../pages/headers.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { ownAddress } from './provider.ts';
import { sandboxStorage } from './sandboxStorage.ts';

type Door = Core.MiddlewareHandler;

let door: Door = (_ctx, next) => next();
let open: Sandbox | undefined;

/** The first middleware: passes everything on unless the sandbox is there. */
export const sandboxDoor = (): Door => (ctx, next) => door(ctx, next);

/** The sandbox of this process, in sandbox mode. */
export const openedSandbox = (): Sandbox | undefined => open;

/** Only here is code of the sandbox loaded, and only in its mode. */
export const openSandbox = async (strapi: Strapi): Promise<void> => {
  const { mode, secretKey, publishableKey, webhookSecret } = settings.payments;
  if (mode !== 'sandbox') return;
  const { createSandbox } = await import('../../sandbox/sandbox.ts');
  const { serveSandbox } = await import('../../sandbox/serve.ts');
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
  door = serveSandbox(open, answerHeaders(settings));
};
