import type { NewTemplate } from '@portal/domain';
import { call } from './endpoint.ts';

/* The calls of reason templates, which only pages of staff load. */

export const listTemplates = () => call('GET /templates');
export const createTemplate = (data: NewTemplate) => call('POST /templates', [], { data });
export const changeTemplate = (id: number, data: NewTemplate & { version: number }) =>
  call('PATCH /templates/{id}', [id], { data });
export const deleteTemplate = (id: number) => call('DELETE /templates/{id}', [id]);
