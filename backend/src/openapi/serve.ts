import type { Strapi } from '../registry.ts';
import { describeCalls } from './document.ts';
import { operationsOf } from './routes.ts';

const ADDRESS = '/api/openapi.json';

/** For whoever builds on the calls; a production server tells nobody what it answers. */
export const serveDescription = (strapi: Strapi): void => {
  let document: unknown;
  strapi.server.routes([
    {
      method: 'GET',
      path: ADDRESS,
      config: { auth: false },
      handler: (ctx: { body: unknown }) => {
        document ??= describeCalls(
          operationsOf(strapi).filter(({ path }) => path !== '/openapi.json'),
        );
        ctx.body = document;
      },
    },
  ]);
};
