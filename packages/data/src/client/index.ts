export { type AuthClient, createAuthClient } from './auth.ts';
export { type Client, createClient } from './client.ts';
export { allPages } from './records.ts';
export { browserTabs } from './tabs.ts';
