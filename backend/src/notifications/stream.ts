import type { Strapi } from '../registry.ts';
export const announce = (_strapi: Strapi, _users: readonly number[]): void => undefined;
