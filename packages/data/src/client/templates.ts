import type { NewTemplate } from '@portal/domain';
import { array, unknown } from 'superstruct';
import { templateStruct } from '../schemas/templates.ts';
import { ignoreReports } from '../schemas/wire.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';
import * as endpoints from './templateEndpoints.ts';

/** Reason templates, for staff. Not part of the client, so that only their pages load them. */
export const createTemplatesApi = (request: Request) => {
  const { one } = createReader(request, ignoreReports);
  return {
    /** By name. */
    list: (options?: SendOptions) => one(endpoints.listTemplates(), array(templateStruct), options),
    create: (template: NewTemplate, options?: SendOptions) =>
      one(endpoints.createTemplate(template), templateStruct, options),
    change: (id: number, template: NewTemplate & { version: number }) =>
      one(endpoints.changeTemplate(id, template), templateStruct),
    async delete(id: number) {
      await request(endpoints.deleteTemplate(id), unknown());
    },
  };
};
