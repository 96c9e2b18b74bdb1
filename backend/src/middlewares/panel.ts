import { Refusal } from '../refusal.ts';
import type { Context, Next, Strapi } from '../registry.ts';

/* Strapi's admin panel reads the records of the portal, and the portal writes them: docs/adr/0029. */

/** Addresses of the panel and its calls. */
export const panelPath = /^\/(admin|content-\w+|i18n|upload|email|users-permissions)(\/|$)/;

/** What the panel may write: its own users, roles, tokens and webhooks, and how its pages look. */
const ownSettings =
  /^\/(admin|content-manager\/(content-types|components)\/[^/]+\/configuration)(\/|$)/;

/** Rejects what an operator sends to change a record, a picture, a role of vendors or a setting of a plugin. */
export const panelReads = async (ctx: Context, next: Next): Promise<void> => {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(ctx.method);
  if (!reads && panelPath.test(ctx.path) && !ownSettings.test(ctx.path)) {
    throw new Refusal('panel-reads-only');
  }
  await next();
};

/** Permissions to change what belongs to plugins, content manager and media library among them. */
const writing = /^plugin::.+\.(create|update|delete|publish)$/;

interface ActionProvider {
  hooks: { didRegister: { register(hook: (action: { key: string }) => Promise<void>): unknown } };
  delete(key: string): Promise<unknown>;
}

/** Without these permissions, which not even a super admin then has, the panel offers no button that would be rejected. */
export const withholdWriting = (strapi: Strapi): void => {
  const provider: ActionProvider = strapi.service('admin::permission').actionProvider;
  provider.hooks.didRegister.register(async ({ key }) => {
    if (writing.test(key)) await provider.delete(key);
  });
};
