import { inTransaction } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Job } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { StartError } from '../../base/startError.ts';
import { holding } from './cards.ts';
import { emailCardsExpiring, emailTrialsEnding } from './emails.ts';
import { mirror } from './mirror.ts';
import { readPlans } from './plans.ts';
import { providerOf } from './provider.ts';
import { purchases } from './purchases.ts';
import { openedSandbox } from './sandbox.ts';
import { paymentSettings } from './settings.ts';

/** Sends changed email addresses to the provider, for receipts and invoices. */
const notifyNewAddresses = async (strapi: Strapi, stopping: AbortSignal): Promise<void> => {
  const moved: { id: number }[] = await inTransaction(strapi, async (sql) => {
    const accounts = () => sql('accounts').whereNotNull('customer_id');
    // Accounts older than this column: the provider's address counts until the next change.
    await accounts()
      .whereNull('customer_email')
      .update({ customer_email: sql.ref('email') });
    return accounts().whereRaw('email <> customer_email').select('id');
  });
  for (const { id } of moved) {
    if (stopping.aborted) return;
    await holding(strapi, id, (account) => mirror(strapi, account)).catch((error: unknown) =>
      strapi.log.error(`The card provider has not received a new address yet: ${error}`),
    );
  }
};

/**
 * Throws a `StartError` if the provider rejects the key, has no prices, or is another server (the SDK accepts any response).
 * An unreachable provider does not prevent the start.
 */
export const checkProvider = async (strapi: Strapi): Promise<void> => {
  const { mode } = paymentSettings;
  try {
    const response = await providerOf(strapi).prices.list(
      { limit: 1 },
      { timeout: 5000, maxNetworkRetries: 0 },
    );
    if (response.object !== 'list') {
      throw new StartError('What answers at STRIPE_API_BASE is not the API of Stripe.');
    }
    const plans = await readPlans(strapi);
    const missing = Object.values(plans).find(({ id }) => id === '');
    if (missing) {
      throw new StartError(
        `Stripe has no active price with the lookup key premium_${missing.intervalText}. Make it there, for ${mode} mode.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const type = error instanceof Error ? error.name : '';
    if (error instanceof Error && /Authentication|Permission/.test(error.constructor.name)) {
      throw new StartError('Stripe does not take the key in STRIPE_SECRET_KEY.');
    }
    if (!(error instanceof HttpError))
      strapi.log.warn(`The card provider is not reachable yet: ${type}`);
  }
  void openedSandbox()?.deliver();
};

/** What belongs to purchases, new addresses, ending trials, expiring cards. */
export const paymentJob: Job = {
  name: 'payments',
  async work(strapi, stopping) {
    for (const work of [
      ...purchases.flatMap(({ work }) => work),
      notifyNewAddresses,
      emailTrialsEnding,
      emailCardsExpiring,
    ])
      if (!stopping.aborted) await work(strapi, stopping);
    return undefined;
  },
  // After the work, which calls the sandbox over HTTP.
  ended: async () => openedSandbox()?.stop(),
};
