import { collections } from '@portal/domain';
import { seedDemo } from '../seed/seedDemo.ts';
import { accountApi } from './api/account/api.ts';
import { analyticsApi } from './api/analytics/api.ts';
import { assignmentApi } from './api/assignment/api.ts';
import { auditApi } from './api/audit/api.ts';
import { brandApi } from './api/brand/api.ts';
import { browserReportApi } from './api/browser-report/api.ts';
import { claimApi } from './api/claim/api.ts';
import { directoryApi } from './api/directory/api.ts';
import { prepareChanges } from './api/directory/changes/prepare.ts';
import { sweepChanges } from './api/directory/changes/sync.ts';
import { changeModels } from './api/directory/changes/tables.ts';
import { listingApi } from './api/listing/api.ts';
import { fillAccountSince } from './api/listing/changeAccount.ts';
import { prepareListIndex } from './api/listing/listIndex/prepare.ts';
import { versionModels } from './api/listing/versionTable.ts';
import { meApi } from './api/me/api.ts';
import { messageApi } from './api/message/api.ts';
import { notificationApi } from './api/notification/api.ts';
import { readKeyApi } from './api/read-key/api.ts';
import { readKeysModel } from './api/read-key/keys.ts';
import { reviewApi } from './api/review/api.ts';
import { specialOfferApi } from './api/special-offer/api.ts';
import { stripeApi } from './api/stripe/api.ts';
import { systemApi } from './api/system/api.ts';
import { addFigures } from './api/system/figures.ts';
import { teamMemberApi } from './api/team-member/api.ts';
import { templateApi } from './api/template/api.ts';
import { foldTemplates, templatesModel } from './api/template/templates.ts';
import { termApi } from './api/term/api.ts';
import { vendorApi } from './api/vendor/api.ts';
import { viewApi } from './api/view/api.ts';
import { sweepVisitors, visitorModels } from './api/view/visitors.ts';
import { viewAsApi } from './api/view-as/api.ts';
import { viewedUsersModel } from './api/view-as/viewAs.ts';
import { webhookApi } from './api/webhook/api.ts';
import { sweepDeliveries } from './api/webhook/jobs.ts';
import { webhookModels } from './api/webhook/tables.ts';
import { auditModel } from './audit/audit.ts';
import { prepareAudit } from './audit/prepareAudit.ts';
import { brandModel, startBrand, stopBrand } from './brand/brand.ts';
import { awaitCommitErrors, inTransaction, protectRecords } from './database.ts';
import { noteDatabaseErrors } from './databaseAway.ts';
import { eventHandlers } from './eventHandlers.ts';
import { registerAuthStrategy } from './extensions/users-permissions/authStrategy.ts';
import { endSessionsOfBlocked, keepPluginSettings } from './extensions/users-permissions/extend.ts';
import { hasOwner, ownerInvitesModel } from './extensions/users-permissions/ownerInvites.ts';
import { sweepFactors } from './extensions/users-permissions/secondFactor/signInStep.ts';
import { factorModels } from './extensions/users-permissions/secondFactor/tables.ts';
import { planAllLinks } from './health/links.ts';
import { linkChecksModel } from './health/tables.ts';
import { createIndexes } from './indexes.ts';
import { startJobs, stopJobs } from './jobs.ts';
import { jobs } from './jobTable.ts';
import { leasesModel } from './lease.ts';
import { callCountsModel, emptyFormerCounts, sweepCalls } from './limits.ts';
import { say } from './log.ts';
import { createOutbox } from './mail/outbox.ts';
import { queuedEmailsModel } from './mail/queue.ts';
import { registerMedia } from './media/registerMedia.ts';
import { mediaStore } from './media/storage.ts';
import { idempotencyModel, sweepIdempotencyKeys } from './middlewares/idempotency.ts';
import { registerMiddlewares } from './middlewares/index.ts';
import { assignmentsModel } from './moderation/assignments.ts';
import { claimsModel, sweepClaims } from './moderation/claims.ts';
import { fillSubmittedAt } from './moderation/figures.ts';
import { keepEventsImmutable } from './moderation/history.ts';
import { messageModels } from './moderation/messages.ts';
import { pendingEventsModel, registerHandlers } from './moderation/pendingEvents.ts';
import { sweepNotifications } from './notifications/digest.ts';
import { notificationModels } from './notifications/tables.ts';
import { serveDescription } from './openapi.ts';
import { openSandbox } from './payments/sandbox.ts';
import { paymentModels, sweepPaymentMarks } from './payments/tables.ts';
import { authorized } from './policy.ts';
import { type Api, registerApi, type Strapi } from './registry.ts';
import { settings } from './settings.ts';
import { tryItem, workerFailed } from './system/failedJobs.ts';
import { lastTimesModel } from './system/lastTimes.ts';
import { noteSettings, startSettingsModel } from './system/settingChanges.ts';

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
  template: templateApi,
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
      templatesModel,
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
    await foldTemplates(strapi);
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
