// Loaded into a test server: on SIGUSR2 it does the work that INSIDE names, and prints the result.
import process from 'node:process';
import type { Strapi } from '../src/base/registry.ts';

const names = ['app', 'service', 'team-member', 'review', 'special-offer', 'event', 'industry'];

const works: Record<string, (strapi: Strapi) => Promise<unknown>> = {
  /** Writes as a plugin might, and notes the settings as a start does. */
  async write(strapi) {
    const results: string[][] = [];
    for (const name of names) {
      const data = { name: 'Script', slug: 'script' };
      const written = Promise.resolve().then(() =>
        strapi.documents(`api::${name}.${name}` as 'api::app.app').create({ data }),
      );
      results.push([
        name,
        await written.then(
          () => 'written',
          (error: Error) => error.message,
        ),
      ]);
    }
    const { noteSettings } = await import('../src/features/system/settingChanges.ts');
    await noteSettings(strapi);
    return results;
  },
  /** Looks for late reviews as a start does. */
  async nudge() {
    const { wake } = await import('../src/base/jobs.ts');
    wake('late-reviews');
    return 'started';
  },
};

process.on('SIGUSR2', async () => {
  // Strapi sets it when it has loaded.
  const { strapi }: { strapi: Strapi } = Object(globalThis);
  const result = await works[String(process.env.INSIDE)]?.(strapi);
  console.log(`results: ${JSON.stringify(result)}`);
});
