import { collections } from '@portal/domain';

const undecidedSql = (column: string): string =>
  `${column} is not null and (status = 'PENDING' or status is null)`;

/** Reviews or offers in the queue that belong to a listing of one type: not those whose author or vendor was asked for changes. */
export const pendingFeedbackSql = (column: string): string =>
  `${undecidedSql(column)} and (asked = false or asked is null)`;

/** Approved reviews with a pending reply or an open report, of listings of one type. */
export const openReviewsSql = (column: string): string =>
  `${column} is not null and status = 'APPROVED' and (reply_status = 'PENDING' or report_open = true)`;

/** Those of reviews or offers, with the columns of their conditions: SQLite would read whole rows to compare them. */
export const feedbackIndexes = (table: string): string[] => [
  `${table}_created_index on ${table} (created_at, id)`,
  ...['app_id', 'service_id'].flatMap((column) => [
    `${table}_${column}_status_index on ${table} (status, created_at, id, ${column}) where ${column} is not null`,
    `${table}_${column}_queue_index on ${table} (status, submitted_at, id desc, ${column}) where ${column} is not null`,
    `${table}_${column}_waiting_index on ${table} (submitted_at, id desc, status, asked, ${column})
      where ${pendingFeedbackSql(column)}`,
    `${table}_${column}_asked_index on ${table} (submitted_at, id desc, status, asked, ${column})
      where ${undecidedSql(column)} and asked = true`,
    // SQLite would search those of all listings for those of one.
    `${table}_${column}_newest_index on ${table} (${column}, status, created_at, id)`,
  ]),
];

export const listingIndexes = [
  'accounts_hidden_index on accounts (id) where hidden_at is not null',
  ...collections.map(
    (table) => `${table}_list_index on ${table} (status, revision_of, updated_at, id)`,
  ),
  ...collections.map(
    (table) => `${table}_hidden_index on ${table} (id) where hidden_at is not null`,
  ),
];

/** Of earlier versions; the tables of lists have their columns. */
export const formerIndexes = [
  ...collections.flatMap((table) =>
    ['created', 'name', 'pending'].map((name) => `${table}_${name}_index`),
  ),
  ...['app_id', 'service_id'].flatMap((column) => [
    ...['reviews', 'special_offers'].map((table) => `${table}_${column}_pending_index`),
    `reviews_${column}_open_index`,
  ]),
];
