import type { Strapi } from '../registry.ts';

/** A call as the router knows it, one for each word that a placeholder may be: `PUT /apps/{id}`. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** `/pending/:type(apps|services)/:id` is two addresses: what may be said of one need not hold for the other. */
export const spellOut = (path: string): string[] => {
  const [choice, words = ''] = /:\w+\(([\w|]+)\)/.exec(path) ?? [];
  if (choice === undefined) return [path.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}')];
  return words.split('|').flatMap((word) => spellOut(path.replace(choice, word)));
};

/** Every call below /api, read from the router itself, so that none can be forgotten. */
export const operationsOf = (strapi: Strapi): Operation[] => {
  const found = new Map<string, Operation>();
  for (const layer of strapi.server.listRoutes()) {
    if (!layer.path.startsWith('/api/')) continue;
    for (const path of spellOut(layer.path.slice('/api'.length))) {
      for (const method of methods) {
        if (layer.methods.includes(method.toUpperCase()))
          found.set(`${method} ${path}`, { method, path });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
};
