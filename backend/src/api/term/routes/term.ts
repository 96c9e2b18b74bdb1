import type { Api } from '../../../registry.ts';
import { termController } from '../controllers/term.ts';
import { type TermSingle, termKinds } from '../termKinds.ts';

const policies = ['global::is-admin'];
const once = { policies, middlewares: ['global::idempotency'] };

/** Industries, locations, categories and subcategories differ in their fields, not in what one does with them. */
export const termApi = (single: TermSingle): Api => {
  const path = `/${termKinds[single].collection}`;
  return {
    controllers: { [single]: (strapi) => termController(strapi, single) },
    routes: [
      { method: 'GET', path, handler: `${single}.find` },
      { method: 'GET', path: `${path}/:id`, handler: `${single}.findOne` },
      { method: 'POST', path, handler: `${single}.create`, config: once },
      { method: 'PUT', path: `${path}/:id`, handler: `${single}.update`, config: once },
      { method: 'PATCH', path: `${path}/:id`, handler: `${single}.update`, config: once },
      { method: 'DELETE', path: `${path}/:id`, handler: `${single}.delete`, config: { policies } },
    ],
  };
};
