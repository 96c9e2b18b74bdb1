import { readPlans } from '../api/stripe/plans.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { StartError } from '../startError.ts';
import { providerOf } from './provider.ts';
import { openedSandbox } from './sandbox.ts';

/**
 * The first call tells whether the provider is the provider: the SDK takes any answer without an error for a good one, so
 * what it calls itself is looked at. One that is out of reach does not keep the portal from starting.
 */
export const checkProvider = async (strapi: Strapi): Promise<void> => {
  const { mode } = settings.payments;
  try {
    const answer = await providerOf(strapi).prices.list(
      { limit: 1 },
      { timeout: 5000, maxNetworkRetries: 0 },
    );
    if (answer.object !== 'list') {
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
    if (!(error instanceof Refusal))
      strapi.log.warn(`The card provider cannot be asked yet: ${type}`);
  }
  void openedSandbox()?.deliver();
};
