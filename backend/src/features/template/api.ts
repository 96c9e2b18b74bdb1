import { type FieldError, readTemplate, readVersion, templateCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { invalid } from '../../base/httpError.ts';
import { apiOf } from '../../base/registry.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './templates.ts';

const check = (errors: FieldError[]): void => {
  if (errors[0]) throw invalid(errors[0].message, errors);
};

export const templateApi = apiOf('template', templateCalls, (strapi) => ({
  async listTemplates() {
    return { data: await listTemplates(strapi), meta: {} };
  },

  async createTemplate(ctx) {
    const { template, errors } = readTemplate(dataOf(ctx));
    check(errors);
    ctx.body = { data: await createTemplate(strapi, actorOf(ctx), template), meta: {} };
    ctx.status = 201;
  },

  async changeTemplate(ctx, params) {
    const data = dataOf(ctx);
    const { template, errors } = readTemplate(data);
    const version = readVersion(data, errors, { required: true });
    check(errors);
    const id = idOf(params.id);
    return { data: await changeTemplate(strapi, actorOf(ctx), id, template, version), meta: {} };
  },

  async deleteTemplate(ctx, { id }) {
    await deleteTemplate(strapi, actorOf(ctx), idOf(id));
    return { data: null, meta: {} };
  },
}));
