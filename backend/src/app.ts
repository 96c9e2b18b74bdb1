import { seedDemo } from '../seed/seedDemo.ts';
import { authorized } from './access.ts';
import { accountApi } from './api/account/routes/account.ts';
import { analyticsApi } from './api/analytics/routes/analytics.ts';
import { listingApi } from './api/listing/routes/listing.ts';
import { meApi } from './api/me/routes/me.ts';
import { planApi } from './api/plan/routes/plan.ts';
import { reviewApi } from './api/review/routes/review.ts';
import { specialOfferApi } from './api/special-offer/routes/special-offer.ts';
import { stripeApi } from './api/stripe/routes/stripe.ts';
import { teamMemberApi } from './api/team-member/routes/team-member.ts';
import { termApi } from './api/term/routes/term.ts';
import { termSingles } from './api/term/termKinds.ts';
import { vendorApi } from './api/vendor/routes/vendor.ts';
import { viewApi } from './api/view/routes/view.ts';
import { sweepVisitors, visitorModels } from './api/view/services/visitors.ts';
import { heedCommits } from './database.ts';
import { endSessionsOfBlocked, keepPluginSettings } from './extensions/users-permissions/extend.ts';
import { loginTriesModel, sweepLoginTries } from './extensions/users-permissions/loginLimit.ts';
import { rememberRights } from './extensions/users-permissions/rights.ts';
import { eventHandlers } from './handlers/index.ts';
import { createOutbox } from './mail/outbox.ts';
import { startPostman, stopPostman, waitingLettersModel } from './mail/queue.ts';
import { registerMedia } from './media/registerMedia.ts';
import { idempotencyModel, sweepIdempotencyKeys } from './middlewares/idempotency.ts';
import { registerMiddlewares } from './middlewares/index.ts';
import { keepEventsImmutable } from './moderation/history.ts';
import {
  pendingEventsModel,
  registerHandlers,
  startEventWorker,
  stopEventWorker,
} from './moderation/pendingEvents.ts';
import { protectRecords } from './moderation/protectRecords.ts';
import { serveDescription } from './openapi/serve.ts';
import { openSandbox } from './payments/sandbox.ts';
import { paymentModels, sweepPaymentMarks } from './payments/tables.ts';
import { startMoneyWork, stopMoneyWork } from './payments/work.ts';
import { type Api, grantRoutes, registerApi, type Strapi } from './registry.ts';
import { settings } from './settings.ts';

/** Plugins that come along and would answer calls of their own. */
const notOurs = ['content-type-builder', 'email', 'i18n'];
const none = { type: 'content-api' as const, routes: [] };

interface Scope {
  strapi: Strapi;
}

const sweep = (strapi: Strapi) => ({
  task: async () => {
    await sweepIdempotencyKeys(strapi);
    await sweepLoginTries(strapi);
    await sweepVisitors(strapi);
    await sweepPaymentMarks(strapi);
  },
  options: { rule: '0 41 * * * *' },
});

/** Every API but those of the plugins, by its name. */
export const apis: Readonly<Record<string, Api>> = {
  ...Object.fromEntries(termSingles.map((single) => [single, termApi(single)])),
  listing: listingApi,
  review: reviewApi,
  'special-offer': specialOfferApi,
  'team-member': teamMemberApi,
  analytics: analyticsApi,
  plan: planApi,
  me: meApi,
  account: accountApi,
  stripe: stripeApi,
  view: viewApi,
  vendor: vendorApi,
};

export const app = {
  async register({ strapi }: Scope) {
    const tables = [idempotencyModel, loginTriesModel, waitingLettersModel, pendingEventsModel];
    for (const table of [...tables, ...visitorModels, ...paymentModels])
      strapi.get('models').add(table);
    strapi.get('policies').set('global::authorized', authorized);
    registerHandlers(eventHandlers);
    registerMiddlewares(strapi);
    registerMedia(strapi, { uploads: settings.uploadsDir, publicUrl: settings.publicUrl });
    for (const [name, api] of Object.entries(apis)) registerApi(strapi, name, api);
    for (const plugin of notOurs)
      Object.assign(strapi.plugin(plugin).routes, { 'content-api': none });
    if (!settings.production) serveDescription(strapi);
    strapi.get('cron').add({ sweepTries: sweep(strapi) });
    await openSandbox(strapi);
  },
  async bootstrap({ strapi }: Scope) {
    heedCommits(strapi.db.connection);
    await grantRoutes(strapi);
    strapi.documents.use(protectRecords);
    keepEventsImmutable(strapi);
    endSessionsOfBlocked(strapi);
    rememberRights(strapi);
    await keepPluginSettings(strapi);
    await sweepVisitors(strapi);
    if (!settings.mail.smtpUrl) strapi.plugin('email').provider = createOutbox(settings.outboxDir);
    if (settings.demo) await seedDemo(strapi, { now: new Date(), uploads: settings.uploadsDir });
    await startEventWorker(strapi);
    startPostman(strapi);
    startMoneyWork(strapi);
  },
  async destroy() {
    await stopEventWorker();
    await stopMoneyWork();
    await stopPostman();
  },
};
