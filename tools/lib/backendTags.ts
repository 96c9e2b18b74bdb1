/** Tags of backend tests. */
export const tags = [
  { name: 'database', description: 'Shows what databases do differently: runs on PostgreSQL too.' },
];
