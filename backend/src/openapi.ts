import { readFileSync } from 'node:fs';
import { isRecord } from './body.ts';
import type { Strapi } from './registry.ts';

const ADDRESS = '/api/openapi.json';

/** The calls of a route, one for each word that a placeholder may be: `PUT /apps/{id}`. */
interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** `/pending/:type(apps|services)/:id` is two paths, which may differ. */
export const spellOut = (path: string): string[] => {
  const [choice, words = ''] = /:\w+\(([\w|-]+)\)/.exec(path) ?? [];
  if (choice === undefined) return [path.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}')];
  return words.split('|').flatMap((word) => spellOut(path.replace(choice, word)));
};

/** Every call below /api except that of the description, read from the router. */
const operationsOf = (strapi: Strapi): Operation[] => {
  const found = new Map<string, Operation>();
  for (const layer of strapi.server.listRoutes()) {
    if (!layer.path.startsWith('/api/') || layer.path === ADDRESS) continue;
    for (const path of spellOut(layer.path.slice('/api'.length))) {
      for (const method of methods) {
        if (layer.methods.includes(method.toUpperCase()))
          found.set(`${method} ${path}`, { method, path });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
};

const file = new URL('../openapi.json', import.meta.url);
const undescribed = { responses: { default: { description: 'See docs/api.md' } } };

/** The calls of the router, as `openapi.json` describes them. */
const describeCalls = (strapi: Strapi) => {
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const known = isRecord(written) && isRecord(written.paths) ? written.paths : {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path } of operationsOf(strapi)) {
    const calls = isRecord(known[path]) ? known[path] : {};
    paths[path] = { ...paths[path], [method]: calls[method] ?? undescribed };
  }
  return { ...Object(written), paths };
};

/** Serves the API description; not in production. */
export const serveDescription = (strapi: Strapi): void => {
  let document: unknown;
  strapi.server.routes([
    {
      method: 'GET',
      path: ADDRESS,
      config: { auth: false },
      handler: (ctx: { body: unknown }) => {
        document ??= describeCalls(strapi);
        ctx.body = document;
      },
    },
  ]);
};
