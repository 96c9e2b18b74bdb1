import { readFileSync } from 'node:fs';
import { isRecord } from './body.ts';
import type { Strapi } from './registry.ts';

const ADDRESS = '/api/openapi.json';
const DIRECTORY = '/api/directory/openapi.json';

/** A call of a route, such as `PUT /apps/{id}`. */
interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** `/pending/:type(apps)/:id` is `/pending/apps/{id}`. */
const describedPath = (path: string): string =>
  path.replaceAll(/:\w+\(([\w-]+)\)/g, '$1').replaceAll(/:(\w+)/g, '{$1}');

/** Every call below /api except that of the description, read from the router. */
const operationsOf = (strapi: Strapi): Operation[] => {
  const found = new Map<string, Operation>();
  for (const layer of strapi.server.listRoutes()) {
    if (!layer.path.startsWith('/api/') || [ADDRESS, DIRECTORY].includes(layer.path)) continue;
    const path = describedPath(layer.path.slice('/api'.length));
    for (const method of methods) {
      if (layer.methods.includes(method.toUpperCase()))
        found.set(`${method} ${path}`, { method, path });
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
};

const file = new URL('../../openapi.json', import.meta.url);
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

const refsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref: ref } = part as { $ref?: unknown };
  const own = typeof ref === 'string' ? [ref.replace('#/components/schemas/', '')] : [];
  return [...own, ...Object.values(part).flatMap(refsIn)];
};

/** The calls of the read interface, with the schemas that they name. */
const describeDirectory = (): object => {
  const written = Object(JSON.parse(readFileSync(file, 'utf8')));
  const paths = Object.fromEntries(
    Object.entries(Object(written.paths)).filter(([path]) => path.startsWith('/directory/')),
  );
  const { schemas, responses, securitySchemes } = Object(written.components);
  const needed = new Set<string>();
  const add = (part: unknown): void => {
    for (const name of refsIn(part)) {
      if (needed.has(name) || !Object.hasOwn(schemas, name)) continue;
      needed.add(name);
      add(schemas[name]);
    }
  };
  add([paths, responses]);
  return {
    ...written,
    info: { ...written.info, title: 'Read interface of the directory' },
    security: [{ readKey: [] }],
    paths,
    components: {
      schemas: Object.fromEntries([...needed].sort().map((name) => [name, schemas[name]])),
      responses,
      securitySchemes: { readKey: securitySchemes.readKey },
    },
  };
};

/** Serves the description of the read interface, and outside of production that of all calls. */
export const serveDescription = (strapi: Strapi, production: boolean): void => {
  const serve = (path: string, describe: () => object) => {
    let document: object | undefined;
    return {
      method: 'GET' as const,
      path,
      config: { auth: false as const },
      handler: (ctx: { body: unknown }) => {
        document ??= describe();
        ctx.body = document;
      },
    };
  };
  const all = serve(ADDRESS, () => describeCalls(strapi));
  strapi.server.routes([serve(DIRECTORY, describeDirectory), ...(production ? [] : [all])]);
};
