import type { NewTemplate } from '@portal/domain';
import type { Endpoint } from './send.ts';

/* The calls of reason templates, which only pages of staff load. */

const send = (method: Endpoint['method'], path: string, body?: object): Endpoint => ({
  ...{ method, path, body },
});

export const listTemplates = () => send('GET', '/templates');
export const createTemplate = (data: NewTemplate) => send('POST', '/templates', { data });
export const changeTemplate = (id: number, data: NewTemplate & { version: number }) =>
  send('PATCH', `/templates/${id}`, { data });
export const deleteTemplate = (id: number) => send('DELETE', `/templates/${id}`);
