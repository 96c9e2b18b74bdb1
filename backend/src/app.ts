import { collections } from '@portal/domain';
import { seedDemo } from '../seed/seedDemo.ts';
import { awaitCommitErrors, inTransaction, protectRecords } from './base/database.ts';
import { noteDatabaseErrors } from './base/databaseAway.ts';
import { idempotencyModel, sweepIdempotencyKeys } from './base/idempotency.ts';
import { createIndexes } from './base/indexes.ts';
import { startJobs, stopJobs } from './base/jobs.ts';
import { lastTimesModel } from './base/lastTimes.ts';
import { leasesModel } from './base/lease.ts';
import { callCountsModel, emptyFormerCounts, sweepCalls } from './base/limits.ts';
import { say } from './base/log.ts';
import { serveDescription } from './base/openapi.ts';
import { type Api, registerApi, type Strapi } from './base/registry.ts';
import { settings } from './base/settings.ts';
import { accountApi } from './features/account/api.ts';
import { meApi } from './features/account/meApi.ts';
import { analyticsApi } from './features/analytics/api.ts';
import { auditModel } from './features/audit/audit.ts';
import { auditApi } from './features/audit-log/api.ts';
import { prepareAudit } from './features/audit-log/prepareAudit.ts';
import { brandApi } from './features/brand/api.ts';
import { brandModel, startBrand, stopBrand } from './features/brand/brand.ts';
import { browserReportApi } from './features/browser-report/api.ts';
import { directoryApi } from './features/directory/api.ts';
import { prepareChanges } from './features/directory/changes/prepare.ts';
import { sweepChanges } from './features/directory/changes/sync.ts';
import { changeModels } from './features/directory/changes/tables.ts';
import { registerMiddlewares } from './features/http/index.ts';
import { planAllLinks } from './features/links/links.ts';
import { linkChecksModel } from './features/links/tables.ts';
import { listingApi } from './features/listing/api.ts';
import { registerListingFields } from './features/listing/attributes.ts';
import { fillAccountSince } from './features/listing/changeAccount.ts';
import { fillSubmittedAt } from './features/listing/figures.ts';
import { prepareListIndex } from './features/listing/listIndex/prepare.ts';
import { versionModels } from './features/listing/versionTable.ts';
import { createOutbox } from './features/mail/outbox.ts';
import { queuedEmailsModel } from './features/mail/queue.ts';
import { registerMedia } from './features/media/registerMedia.ts';
import { mediaStore } from './features/media/storage.ts';
import { messageApi } from './features/message/api.ts';
import { assignmentsModel } from './features/moderation/assignments.ts';
import { claimsModel, sweepClaims } from './features/moderation/claims.ts';
import { keepEventsImmutable } from './features/moderation/history.ts';
import { messageModels } from './features/moderation/messages.ts';
import { pendingEventsModel, registerHandlers } from './features/moderation/pendingEvents.ts';
import { notificationApi } from './features/notifications/api.ts';
import { sweepNotifications } from './features/notifications/digest.ts';
import { notificationModels } from './features/notifications/tables.ts';
import { stripeApi } from './features/payments/api.ts';
import { openSandbox } from './features/payments/sandbox.ts';
import { paymentModels, sweepPaymentMarks } from './features/payments/tables.ts';
import { assignmentApi } from './features/queue/assignmentApi.ts';
import { claimApi } from './features/queue/claimApi.ts';
import { eventHandlers } from './features/queue/eventHandlers.ts';
import { readKeyApi } from './features/read-key/api.ts';
import { readKeysModel } from './features/read-key/keys.ts';
import { foldRecords, recordApis, recordModels } from './features/records/declaredRecords.ts';
import { reviewApi } from './features/review/api.ts';
import { registerAuthStrategy } from './features/sign-in/authStrategy.ts';
import { endSessionsOfBlocked, keepPluginSettings } from './features/sign-in/extend.ts';
import { hasOwner, ownerInvitesModel } from './features/sign-in/ownerInvites.ts';
import { authorized } from './features/sign-in/policy.ts';
import { sweepFactors } from './features/sign-in/secondFactor/signInStep.ts';
import { factorModels } from './features/sign-in/secondFactor/tables.ts';
import { viewedUsersModel } from './features/sign-in/viewAs.ts';
import { viewAsApi } from './features/sign-in/viewAsApi.ts';
import { specialOfferApi } from './features/special-offer/api.ts';
import { systemApi } from './features/system/api.ts';
import { tryItem, workerFailed } from './features/system/failedJobs.ts';
import { addFigures } from './features/system/figures.ts';
import { noteSettings, startSettingsModel } from './features/system/settingChanges.ts';
import { teamMemberApi } from './features/team-member/api.ts';
import { termApi } from './features/term/api.ts';
import { vendorApi } from './features/vendor/api.ts';
import { viewApi } from './features/view/api.ts';
import { sweepVisitors, visitorModels } from './features/view/visitors.ts';
import { webhookApi } from './features/webhook/api.ts';
import { sweepDeliveries } from './features/webhook/jobs.ts';
import { webhookModels } from './features/webhook/tables.ts';
import { jobs } from './jobTable.ts';

/** Plugins of Strapi whose calls are removed. */
const notOurs = ['content-type-builder', 'email', 'i18n'];
const none = { type: 'content-api' as const, routes: [] };

interface Scope {
  strapi: Strapi;
}

const sweep = (strapi: Strapi) => ({
  task: () =>
    tryItem(strapi, 'cleanup', null, async () => {
      await sweepIdempotencyKeys(strapi);
      await sweepFactors(strapi);
      await sweepVisitors(strapi);
      await sweepPaymentMarks(strapi);
      await sweepClaims(strapi);
      await sweepChanges(strapi);
      await sweepDeliveries(strapi);
      if (settings.links.checked) for (const type of collections) await planAllLinks(strapi, type);
      await sweepNotifications(strapi);
    }),
  options: { rule: '0 41 * * * *' },
});

/** The APIs by name, without those of the plugins. */
const apis: Readonly<Record<string, Api>> = {
  term: termApi,
  listing: listingApi,
  message: messageApi,
  review: reviewApi,
  'special-offer': specialOfferApi,
  'team-member': teamMemberApi,
  analytics: analyticsApi,
  me: meApi,
  notification: notificationApi,
  account: accountApi,
  stripe: stripeApi,
  view: viewApi,
  vendor: vendorApi,
  ...recordApis,
  audit: auditApi,
  system: systemApi,
  brand: brandApi,
  'view-as': viewAsApi,
  'read-key': readKeyApi,
  webhook: webhookApi,
  directory: directoryApi,
  claim: claimApi,
  assignment: assignmentApi,
  'browser-report': browserReportApi,
};

export const app = {
  async register({ strapi }: Scope) {
    const tables = [
      auditModel,
      idempotencyModel,
      callCountsModel,
      ownerInvitesModel,
      queuedEmailsModel,
      pendingEventsModel,
      lastTimesModel,
      startSettingsModel,
      viewedUsersModel,
      ...recordModels,
      brandModel,
      readKeysModel,
      claimsModel,
      ...versionModels,
      leasesModel,
      linkChecksModel,
      assignmentsModel,
      ...messageModels,
      ...[factorModels, visitorModels, paymentModels, webhookModels, changeModels].flat(),
      ...notificationModels,
    ];
    for (const table of tables) strapi.get('models').add(table);
    strapi.get('policies').set('global::authorized', authorized);
    registerHandlers(eventHandlers);
    registerMiddlewares(strapi);
    registerListingFields(strapi);
    registerMedia(strapi);
    for (const [name, api] of Object.entries(apis)) registerApi(strapi, name, api);
    for (const plugin of notOurs)
      Object.assign(strapi.plugin(plugin).routes, { 'content-api': none });
    serveDescription(strapi, settings.production);
    strapi.get('cron').add({
      sweep: sweep(strapi),
      // At once, because those of views are about visitors.
      sweepCalls: { task: () => sweepCalls(strapi), options: { rule: '0 * * * * *' } },
    });
    addFigures(strapi);
    await openSandbox(strapi);
  },
  async bootstrap({ strapi }: Scope) {
    awaitCommitErrors(strapi.db.connection);
    noteDatabaseErrors(strapi.db.connection, () =>
      strapi.log.warn('The database can be reached again.'),
    );
    await prepareListIndex(strapi);
    await prepareChanges(strapi);
    await inTransaction(strapi, fillSubmittedAt);
    await createIndexes(strapi);
    await prepareAudit(strapi);
    await fillAccountSince(strapi);
    await foldRecords(strapi);
    registerAuthStrategy(strapi);
    strapi.documents.use(protectRecords);
    keepEventsImmutable(strapi);
    endSessionsOfBlocked(strapi);
    await keepPluginSettings(strapi);
    await sweepVisitors(strapi);
    await sweepCalls(strapi);
    await emptyFormerCounts(strapi);
    if (!settings.mail.smtpUrl) strapi.plugin('email').provider = createOutbox(settings.outboxDir);
    if (settings.demo) await seedDemo(strapi, { now: new Date(), mediaStore });
    await noteSettings(strapi);
    await startBrand(strapi);
    await startJobs(strapi, jobs, workerFailed);
    if (settings.production && !(await hasOwner(strapi)))
      say('The portal has no owner. Create one: npm run admin -- you@example.org');
  },
  async destroy() {
    await stopBrand();
    await stopJobs(jobs);
  },
};
