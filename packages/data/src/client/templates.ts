import { type NewTemplate, templateCalls } from '@portal/domain';
import { templateStruct } from '../schemas/templates.ts';
import { createCalls, type Shapes } from './calls.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';
import { gone, one, whole } from './shapes.ts';

export const templateShapes = {
  listTemplates: whole(templateStruct),
  createTemplate: one(templateStruct, 201),
  changeTemplate: one(templateStruct),
  deleteTemplate: gone,
} satisfies Shapes<typeof templateCalls>;

/** Reason templates, for staff. Not part of the client, so that only their pages load them. */
export const createTemplatesApi = (request: Request) => {
  const calls = createCalls(request, templateCalls, templateShapes);
  return {
    /** By name. */
    list: (options?: SendOptions) => calls.listTemplates({}, options),
    create: (data: NewTemplate, options?: SendOptions) =>
      calls.createTemplate({ body: { data } }, options),
    change: (id: number, data: NewTemplate & { version: number }) =>
      calls.changeTemplate({ id, body: { data } }),
    delete: (id: number) => calls.deleteTemplate({ id }),
  };
};
