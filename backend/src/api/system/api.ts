import { isJobKind } from '@portal/domain';
import { isRecord } from '../../body.ts';
import { invalid } from '../../httpError.ts';
import { sendTestEmail } from '../../mail/testEmail.ts';
import type { Api, Controller, Strapi } from '../../registry.ts';
import { retryJobs } from './jobs.ts';
import { readSystem } from './report.ts';

const systemController = (strapi: Strapi): Controller => ({
  report: () => readSystem(strapi),

  testEmail: (ctx) => sendTestEmail(strapi, ctx.state.user),

  async retry(ctx) {
    const body: unknown = ctx.request.body;
    const kind = isRecord(body) ? body.kind : undefined;
    if (!isJobKind(kind)) {
      const message = 'Kind of job is not valid';
      throw invalid(message, [{ path: ['kind'], message }]);
    }
    return { retried: await retryJobs(strapi, kind) };
  },
});

const action = 'system.manage';

export const systemApi: Api = {
  controllers: { system: systemController },
  routes: [
    { method: 'GET', path: '/system', handler: 'system.report', action },
    { method: 'POST', path: '/system/test-email', handler: 'system.testEmail', action },
    { method: 'POST', path: '/system/jobs/retry', handler: 'system.retry', action },
  ],
};
