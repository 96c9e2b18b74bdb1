import type { PaymentSettings } from '@portal/data/schemas';
import type { Stripe } from '@stripe/stripe-js';
// The main entry would call the provider as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure';
import { sandboxScript } from './trustedTypes.ts';

/** A script that is blocked may never answer at all. */
const patience = 10_000;

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The card provider took too long')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads the card provider's script, in the sandbox its replacement. */
export async function loadProvider({ mode, publishableKey }: PaymentSettings): Promise<Stripe> {
  if (mode === 'sandbox' && !('Stripe' in window)) await inTime(addScript(sandboxScript));
  const stripe = await inTime(loadStripe(publishableKey));
  if (!stripe) throw new Error('There is no page to load the card provider into');
  return stripe;
}
