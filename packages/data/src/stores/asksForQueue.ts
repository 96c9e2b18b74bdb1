import type { ListQuery } from '../client/listQuery.ts';

interface Narrowed extends ListQuery {
  mine?: boolean;
  states?: readonly string[];
  listing?: string;
}

/** Whether everything that waits for review is asked for, and nothing else: its rows are counted, so no other list stands in for them. */
export const asksForQueue = ({ mine, states, listing, search, filters, sort }: Narrowed): boolean =>
  String(states) === 'pending' && !(mine || listing || search || filters || sort);
