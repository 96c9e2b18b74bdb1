import { genericTexts, isJobKind, systemCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';
import { retryJobs } from '../../base/jobs.ts';
import { apiOf } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';
import { sendTestEmail } from '../mail/index.ts';
import { readSystem } from './report.ts';

export const systemApi = apiOf('system', systemCalls, (strapi) => ({
  systemReport: () => readSystem(strapi),

  async sendTestEmail(ctx) {
    await recordAudit(strapi, actorOf(ctx), { action: 'system.testEmail' });
    return sendTestEmail(strapi, ctx.state.user);
  },

  async retryJobs(ctx) {
    const body: unknown = ctx.request.body;
    const kind = isRecord(body) ? body.kind : undefined;
    if (!isJobKind(kind)) {
      const message = genericTexts.notValid(m.label_kind_of_job());
      throw invalid(message, [{ path: ['kind'], message }]);
    }
    return inTransaction(strapi, async () => {
      const retried = await retryJobs(strapi, kind);
      const changes = { [kind]: [null, retried] } as const;
      await recordAudit(strapi, actorOf(ctx), { action: 'system.retry', changes });
      return { retried };
    });
  },
}));
