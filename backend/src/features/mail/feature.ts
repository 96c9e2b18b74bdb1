import type { Feature } from '../../base/feature.ts';
import { settings } from '../../base/settings.ts';
import { createOutbox } from './outbox.ts';
import { queuedEmailsModel } from './queueTable.ts';
import { emailBacklog, emailJob } from './sendQueued.ts';
import { mailSettings } from './settings.ts';

export const mailFeature: Feature = {
  models: [queuedEmailsModel],
  start(strapi) {
    if (!mailSettings.smtpUrl) strapi.plugin('email').provider = createOutbox(settings.outboxDir);
  },
  jobs: [emailJob],
  backlogs: { emails: emailBacklog },
};
