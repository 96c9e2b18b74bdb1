// Runs the hourly sweep of uploads once, on the data of DATA_DIR.
import { settings } from '../src/base/settings.ts';
import { createStrapi } from '../src/base/strapi.ts';

const { backendDir } = settings;
const strapi = await createStrapi({ appDir: backendDir, distDir: backendDir }).load();
const sweep = strapi.cron.jobs.find(({ name }) => name === 'sweepUploads');
if (!sweep) throw new Error('The job sweepUploads is missing.');
await sweep.job.invoke();
await strapi.destroy();
process.exit(0);
