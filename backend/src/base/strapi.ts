import { createRequire } from 'node:module';

// Strapi's ES build does not load in Node, so values of Strapi are imported from here.
const require = createRequire(import.meta.url);

export const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
export const { errors }: typeof import('@strapi/utils') = require('@strapi/utils');
export const { buildSessionMetadata }: typeof import('@strapi/utils') = require('@strapi/utils');
