import type { Knex } from 'knex';

const watched = [
  'apps',
  'services',
  'reviews',
  'special_offers',
  'team_members',
  'files',
  'accounts',
  'events',
  'industries',
  'locations',
  'categories',
  'subcategories',
] as const;

/** What the card provider tells of an account, or is told, may come at any time, and is nobody's write. */
const mirrored = [
  'mirrored_at',
  'updated_at',
  'customer_id',
  'customer_email',
  'subscription_id',
  'subscription_status',
  'payment_id',
  'access_until',
  'trial_ends_at',
];

/** Everything that is worth protecting, as one text. */
export const snapshot = async (sql: Knex): Promise<string> => {
  const tables: Record<string, unknown>[][] = await Promise.all(
    watched.map((table) => sql(table).orderBy('id')),
  );
  for (const row of tables.flat()) for (const column of mirrored) delete row[column];
  const users = await sql('up_users')
    .select('email', 'password', 'confirmed', 'blocked', 'staff', 'super')
    .orderBy('id');
  return JSON.stringify([tables, users]);
};
