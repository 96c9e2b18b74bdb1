import { inTransaction, isPostgres } from '../../../base/database.ts';
import type { Job } from '../../../base/jobs.ts';
import { fillSearches } from './fills.ts';
import { searchIndexes } from './preparePostgres.ts';
import { searchedLists } from './prepareSqlite.ts';
import { createSearchIndexes } from './searchIndexes.ts';

/** Milliseconds between two looks whether the server answers. */
const EACH = 200;

/** Makes searches fast after a start that replaced tables of lists. */
export const searchJob: Job = {
  name: 'searches',
  async work(strapi, stopping) {
    if (!strapi.server.httpServer.listening) return EACH;
    if (isPostgres(strapi))
      await createSearchIndexes(strapi.db.connection, searchIndexes, stopping);
    else await fillSearches(searchedLists, (work) => inTransaction(strapi, work), stopping);
    return undefined;
  },
};
