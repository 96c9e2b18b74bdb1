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
  'listing_versions',
  'trash',
  'trash_rows',
  'saved_views',
  'saved_view_choices',
  'industries',
  'locations',
  'categories',
  'subcategories',
] as const;

/** Columns that events of the card provider may change at any time. */
const mirrored = [
  'mirrored_at',
  'updated_at',
  'customer_id',
  'customer_email',
  'subscription_id',
  'subscription_status',
  'payment_id',
  'paying_card',
  'paying_card_last_4',
  'paying_card_ends_at',
  'access_until',
  'trial_ends_at',
];

/** Everything that must not change, as text. */
export const snapshot = async (sql: Knex): Promise<string> => {
  const tables: Record<string, unknown>[][] = await Promise.all(
    watched.map((table) => sql(table).orderBy('id')),
  );
  for (const row of tables.flat()) for (const column of mirrored) delete row[column];
  const users = await sql('up_users')
    .select('email', 'password', 'confirmed', 'blocked', 'staff', 'super', 'staff_roles')
    .orderBy('id');
  return JSON.stringify([tables, users]);
};
