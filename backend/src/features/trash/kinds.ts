import type { TrashKind } from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import type { TrashEntry } from './tables.ts';

/** How deleted records of a kind are restored. */
export interface Restoring {
  /** Narrows deleted records to those that the actor may restore. Default: all, for actors who may make the call. */
  narrow?: (rows: Knex.QueryBuilder, actor: Actor) => void;
  /** Puts a record back, in the transaction that holds its entry. Throws if the actor may not, or why it cannot be. */
  restore(sql: Sql, entry: TrashEntry, actor: Actor): Promise<unknown>;
  /** What its list says about a deleted record besides. Default: nothing. */
  describe?: (entry: TrashEntry) => object;
  /** The record as its own call returns it. Throws 404 without one. */
  respond(ctx: Context, id: number): Promise<unknown>;
}

/** The kinds of records that are kept. Other features add theirs. */
export const restorings = new Map<TrashKind, (strapi: Strapi) => Restoring>();
