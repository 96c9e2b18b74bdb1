import type { JobKind } from '@portal/domain';
import type { Sql } from './database.ts';
import type { Backlog, Job } from './jobs.ts';
import type { Api, Strapi } from './registry.ts';

/** A part of the product, as app.ts lists it. All of it is optional. */
export interface Feature {
  /** Raw tables. */
  models?: readonly object[];
  /** Its calls, by the names of their APIs. */
  apis?: Readonly<Record<string, Api>>;
  /** Before the tables exist: adds to what Strapi and features below it have. */
  register?(strapi: Strapi): unknown;
  /** Part of the start, before the indexes. */
  prepare?(strapi: Strapi): Promise<unknown>;
  /** Indexes that no schema can declare, such as `name on table (column, id)`. */
  indexes?(strapi: Strapi, sql: Sql): readonly string[] | Promise<readonly string[]>;
  /** Names of indexes of earlier versions, which are removed. */
  formerIndexes?(strapi: Strapi): readonly string[];
  /** Part of the start, before the jobs. */
  start?(strapi: Strapi): unknown;
  /** Background jobs; the features start and stop theirs in the order of the list. */
  jobs?: readonly Job[];
  /** What the System page and the metrics show of jobs. */
  backlogs?: Readonly<Partial<Record<JobKind, Backlog>>>;
  /** Part of the hourly cleanup. */
  sweep?(strapi: Strapi): Promise<unknown>;
  /** Part of the stop, before the jobs stop. */
  stop?(): Promise<unknown>;
}
