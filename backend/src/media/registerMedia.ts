import type { Core } from '@strapi/strapi';
import { isRecord } from '../body.ts';
import { withAccess } from '../registry.ts';
import { createMediaController } from './controller.ts';
import { FILE } from './records.ts';
import { createUploadsServer } from './serve.ts';
import { createShelf } from './shelf.ts';
import { sweepOrphans } from './sweep.ts';

export interface MediaSettings {
  /** Folder where pictures lie. */
  uploads: string;
  /** The address people type. */
  publicUrl: string;
}

const one = '/files/:id';

/** Below /upload. */
export const mediaRoutes = withAccess([
  { method: 'POST', path: '/', handler: 'content-api.upload', action: 'media.upload' },
  { method: 'GET', path: '/files', handler: 'content-api.find', action: 'media.list' },
  { method: 'GET', path: one, handler: 'content-api.findOne', action: 'media.read' },
  { method: 'PATCH', path: one, handler: 'content-api.describe', action: 'media.save' },
  { method: 'PUT', path: one, handler: 'content-api.describe', action: 'media.save' },
  { method: 'DELETE', path: one, handler: 'content-api.delete', action: 'media.save' },
]);

const leavesFormsAlone = (entry: unknown): boolean =>
  isRecord(entry) &&
  entry.name === 'strapi::body' &&
  isRecord(entry.config) &&
  entry.config.multipart === false;

/**
 * Puts our own handling of pictures in the place of the upload plugin's: called once, from the project's
 * `register`. `strapi::body` must leave forms alone (`multipart: false`), so that nothing is read from
 * people who are not signed in.
 */
export const registerMedia = (strapi: Core.Strapi, settings: MediaSettings): void => {
  const middlewares: unknown[] = strapi.config.get('middlewares', []);
  if (!middlewares.some(leavesFormsAlone)) {
    throw new Error("Uploads need { name: 'strapi::body', config: { multipart: false } }.");
  }
  const shelf = createShelf(settings.uploads);
  strapi.get('content-types').extend(FILE, (file: { attributes: Record<string, unknown> }) =>
    Object.assign(file.attributes, {
      blurhash: { type: 'string', configurable: false },
      ownerId: { type: 'integer', private: true, configurable: false },
    }),
  );
  const controller = createMediaController(strapi, shelf);
  strapi
    .get('controllers')
    .extend('plugin::upload.content-api', (stock: object) => ({ ...stock, ...controller }));
  Object.assign(strapi.plugin('upload').routes, {
    'content-api': {
      type: 'content-api',
      routes: mediaRoutes,
    },
  });
  strapi.server.use(createUploadsServer(shelf.folder, settings));
  strapi.get('cron').add({
    sweepUploads: {
      task: async () => {
        await sweepOrphans(strapi, shelf);
      },
      options: { rule: '0 23 * * * *' },
    },
  });
};
