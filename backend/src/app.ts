import { seedDemo } from '../seed/seedDemo.ts';
import { awaitCommitErrors, protectRecords } from './base/database.ts';
import { noteDatabaseErrors } from './base/databaseAway.ts';
import { tryItem, workerFailed } from './base/failures.ts';
import type { Feature } from './base/feature.ts';
import { foundation } from './base/foundation.ts';
import { createIndexes } from './base/indexes.ts';
import { addBacklogs, startJobs, stopJobs } from './base/jobs.ts';
import { say } from './base/log.ts';
import { serveDescription } from './base/openapi.ts';
import { registerApi, type Strapi } from './base/registry.ts';
import { settings } from './base/settings.ts';
import { accountFeature } from './features/account/feature.ts';
import { analyticsFeature } from './features/analytics/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { auditLogFeature } from './features/audit-log/feature.ts';
import { brandFeature } from './features/brand/feature.ts';
import { browserReportFeature } from './features/browser-report/feature.ts';
import { directoryFeature } from './features/directory/feature.ts';
import { directoryChangesFeature } from './features/directory-changes/feature.ts';
import { httpFeature } from './features/http/feature.ts';
import { importsFeature } from './features/imports/feature.ts';
import { linksFeature } from './features/links/feature.ts';
import { listingFeature } from './features/listing/feature.ts';
import { mailFeature } from './features/mail/feature.ts';
import { mediaFeature } from './features/media/feature.ts';
import { mediaStore } from './features/media/index.ts';
import { messageFeature } from './features/message/feature.ts';
import { moderationFeature } from './features/moderation/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { paymentsFeature } from './features/payments/feature.ts';
import { queueFeature } from './features/queue/feature.ts';
import { readKeyFeature } from './features/read-key/feature.ts';
import { recordsFeature } from './features/records/feature.ts';
import { reviewFeature } from './features/review/feature.ts';
import { savedViewFeature } from './features/saved-view/feature.ts';
import { signInFeature } from './features/sign-in/feature.ts';
import { hasOwner } from './features/sign-in/index.ts';
import { specialOfferFeature } from './features/special-offer/feature.ts';
import { systemFeature } from './features/system/feature.ts';
import { teamMemberFeature } from './features/team-member/feature.ts';
import { termFeature } from './features/term/feature.ts';
import { trashFeature } from './features/trash/feature.ts';
import { vendorFeature } from './features/vendor/feature.ts';
import { viewFeature } from './features/view/feature.ts';
import { webhookFeature } from './features/webhook/feature.ts';

/** In the order in which they start, and in which their jobs stop. */
const features: readonly Feature[] = [
  foundation,
  httpFeature,
  mediaFeature,
  auditFeature,
  auditLogFeature,
  signInFeature,
  accountFeature,
  trashFeature,
  listingFeature,
  directoryChangesFeature,
  teamMemberFeature,
  reviewFeature,
  specialOfferFeature,
  termFeature,
  recordsFeature,
  moderationFeature,
  paymentsFeature,
  messageFeature,
  queueFeature,
  notificationsFeature,
  mailFeature,
  webhookFeature,
  linksFeature,
  importsFeature,
  readKeyFeature,
  savedViewFeature,
  directoryFeature,
  viewFeature,
  analyticsFeature,
  vendorFeature,
  brandFeature,
  browserReportFeature,
  systemFeature,
];
const jobs = features.flatMap((feature) => feature.jobs ?? []);

/** Plugins of Strapi whose calls are removed. */
const notOurs = ['content-type-builder', 'email', 'i18n'];
const none = { type: 'content-api' as const, routes: [] };

interface Scope {
  strapi: Strapi;
}

const sweep = (strapi: Strapi) => ({
  task: () =>
    tryItem(strapi, 'cleanup', null, async () => {
      for (const feature of features) await feature.sweep?.(strapi);
    }),
  options: { rule: '0 41 * * * *' },
});

export const app = {
  async register({ strapi }: Scope) {
    for (const { models, apis, backlogs, register } of features) {
      for (const model of models ?? []) strapi.get('models').add(model);
      for (const [name, api] of Object.entries(apis ?? {})) registerApi(strapi, name, api);
      if (backlogs) addBacklogs(backlogs);
      await register?.(strapi);
    }
    for (const plugin of notOurs)
      Object.assign(strapi.plugin(plugin).routes, { 'content-api': none });
    // Only the panel reads how it shows records; comparing that takes 0.3 s of each start.
    if (!settings.adminPanel)
      for (const service of ['components', 'content-types'])
        strapi.plugin('content-manager').service(service).syncConfigurations = async () => {};
    serveDescription(strapi, settings.production);
    strapi.get('cron').add({ sweep: sweep(strapi) });
  },
  async bootstrap({ strapi }: Scope) {
    awaitCommitErrors(strapi.db.connection);
    noteDatabaseErrors(strapi.db.connection, () =>
      strapi.log.warn('The database can be reached again.'),
    );
    for (const feature of features) await feature.prepare?.(strapi);
    await createIndexes(strapi, features);
    strapi.documents.use(protectRecords);
    for (const feature of features) await feature.start?.(strapi);
    if (settings.demo) await seedDemo(strapi, { now: new Date(), mediaStore });
    await startJobs(strapi, jobs, workerFailed);
    if (settings.production && !(await hasOwner(strapi)))
      say('The portal has no owner. Create one: node backend/bin/admin.ts you@example.org');
  },
  async destroy() {
    for (const feature of features) await feature.stop?.();
    await stopJobs(jobs);
  },
};
