import { inTransaction, isPostgres } from '../../../base/database.ts';
import type { Strapi } from '../../../base/registry.ts';
import { preparePostgres, sortByCharacters } from './preparePostgres.ts';
import { prepareSqlite } from './prepareSqlite.ts';

/** Creates and fills the tables of lists on the first start, and again when they differ from what they list. */
export const prepareListIndex = async (strapi: Strapi): Promise<void> => {
  if (!isPostgres(strapi)) return inTransaction(strapi, prepareSqlite);
  await sortByCharacters(strapi);
  await inTransaction(strapi, preparePostgres);
};
