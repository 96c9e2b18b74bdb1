/** What the portal knows of a user beyond the plugin's own fields. */
export const userAttributes = {
  first_name: { type: 'string' },
  last_name: { type: 'string' },
  /** An address that was asked for and whose letter nobody has opened yet. */
  new_email: { type: 'string', private: true, searchable: false },
  /** When its letter was sent. */
  new_email_at: { type: 'datetime', private: true },
  newsletter: { type: 'boolean', default: false },
  staff: { type: 'boolean', default: false },
  super: { type: 'boolean', default: false },
  redirect_url: { type: 'string' },
  last_login: { type: 'datetime' },
  django_id: { type: 'integer' },
  account: {
    type: 'relation',
    relation: 'manyToOne',
    target: 'api::account.account',
    useJoinTable: false,
  },
};

/** Real constraints: two registrations at the same moment cannot both take an address. */
export const userIndexes = [
  { name: 'up_users_email_unique', columns: ['email'], type: 'unique' },
  { name: 'up_users_username_unique', columns: ['username'], type: 'unique' },
];
