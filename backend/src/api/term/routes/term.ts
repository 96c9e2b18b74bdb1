import type { Api } from '../../../registry.ts';
import { termController } from '../controllers/term.ts';
import { type TermSingle, termKinds } from '../termKinds.ts';

const config = { middlewares: ['global::idempotency'] };
const read = { method: 'GET', action: 'term.read' } as const;
const action = 'term.write';

/** Industries, locations, categories and subcategories differ in their fields, not in what one does with them. */
export const termApi = (single: TermSingle): Api => {
  const path = `/${termKinds[single].collection}`;
  const one = `${path}/:id`;
  return {
    controllers: { [single]: (strapi) => termController(strapi, single) },
    routes: [
      { ...read, path, handler: `${single}.find` },
      { ...read, path: one, handler: `${single}.findOne` },
      { method: 'POST', path, handler: `${single}.create`, action, config },
      { method: 'PUT', path: one, handler: `${single}.update`, action, config },
      { method: 'PATCH', path: one, handler: `${single}.update`, action, config },
      { method: 'DELETE', path: one, handler: `${single}.delete`, action },
    ],
  };
};
