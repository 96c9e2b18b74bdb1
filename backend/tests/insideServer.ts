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
  /** Sweeps uploads as it does each hour. */
  async sweep(strapi) {
    const job = strapi.cron.jobs.find(({ name }) => name === 'sweepUploads');
    if (!job) throw new Error('The job sweepUploads is missing.');
    await job.job.invoke();
    return 'swept';
  },
  /** Kills the server in the third row of an import that is done from now on, between the writes of the listing, user or featured listings and of its outcome. */
  async killInRow(strapi) {
    const counts = { record: 0, outcome: 0 };
    // An undo begins with outcomes of all rows.
    let last: keyof typeof counts = 'outcome';
    strapi.db.connection.on('query', ({ sql }: { sql: string }) => {
      const [what = ''] = sql.split(' where ');
      const written =
        /^(insert into|update|delete from) ["`](apps|up_users|industries_featured_apps_lnk)["`]/.test(
          what,
        )
          ? 'record'
          : /^update ["`]import_rows["`] set .*["`]state["`] = /.test(what) && 'outcome';
      // A record may be written several times.
      if (!written || written === last) return;
      last = written;
      counts[written] += 1;
      if (Math.min(counts.record, counts.outcome) === 3) process.kill(process.pid, 'SIGKILL');
    });
    return 'armed';
  },
};

process.on('SIGUSR2', async () => {
  // Strapi sets it when it has loaded.
  const { strapi }: { strapi: Strapi } = Object(globalThis);
  const result = await works[String(process.env.INSIDE)]?.(strapi);
  console.log(`results: ${JSON.stringify(result)}`);
});
