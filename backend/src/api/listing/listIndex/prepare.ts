import { inTransaction, isPostgres } from '../../../database.ts';
import type { Strapi } from '../../../registry.ts';
import { preparePostgres } from './preparePostgres.ts';
import { prepareSqlite } from './prepareSqlite.ts';

/** Creates and fills the tables of lists on the first start, and again when they differ from what they list. */
export const prepareListIndex = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, isPostgres(strapi) ? preparePostgres : prepareSqlite);
