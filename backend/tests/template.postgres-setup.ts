import { startBackend } from './startBackend.ts';

/** Makes the tables once, in a database that those of the tests are copied from. */
export default async (): Promise<void> => {
  const backend = await startBackend({ env: { DEMO: 'off' } });
  await backend.stop();
  process.env.TEST_DATABASE_TEMPLATE = new URL(`${backend.databaseUrl}`).pathname.slice(1);
};
