import { type FieldError, readTemplate, readVersion } from '@portal/domain';
import { actorOf } from '../../actor.ts';
import { dataOf, idOf } from '../../body.ts';
import { invalid } from '../../httpError.ts';
import { type Api, type Controller, once, type Strapi } from '../../registry.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './templates.ts';

const check = (errors: FieldError[]): void => {
  if (errors[0]) throw invalid(errors[0].message, errors);
};

const templateController = (strapi: Strapi): Controller => ({
  async list() {
    return { data: await listTemplates(strapi), meta: {} };
  },

  async create(ctx) {
    const { template, errors } = readTemplate(dataOf(ctx));
    check(errors);
    ctx.body = { data: await createTemplate(strapi, actorOf(ctx), template), meta: {} };
    ctx.status = 201;
  },

  async change(ctx) {
    const data = dataOf(ctx);
    const { template, errors } = readTemplate(data);
    const version = readVersion(data, errors, { required: true });
    check(errors);
    const id = idOf(ctx.params.id);
    return { data: await changeTemplate(strapi, actorOf(ctx), id, template, version), meta: {} };
  },

  async delete(ctx) {
    await deleteTemplate(strapi, actorOf(ctx), idOf(ctx.params.id));
    return { data: null, meta: {} };
  },
});

const write = { action: 'template.write' } as const;
const one = '/templates/:id';

export const templateApi: Api = {
  controllers: { template: templateController },
  routes: [
    { method: 'GET', path: '/templates', handler: 'template.list', action: 'template.read' },
    { ...write, ...once, method: 'POST', path: '/templates', handler: 'template.create' },
    { ...write, method: 'PATCH', path: one, handler: 'template.change' },
    { ...write, method: 'DELETE', path: one, handler: 'template.delete' },
  ],
};
