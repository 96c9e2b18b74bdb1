import type { PaymentSettings } from '@portal/data/schemas';
import { isLanguage } from '@portal/domain';
import type { Stripe } from '@stripe/stripe-js';
// The main entry would load the provider's script on import.
import { loadStripe } from '@stripe/stripe-js/pure';
import { sandboxScript } from './trustedTypes.ts';

/** Timeout in milliseconds: a blocked script may fire neither `load` nor `error`. */
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

/** Loads the card provider's script, or its replacement in the sandbox, in the language of the page. */
export async function loadProvider({
  mode,
  publishableKey,
}: Pick<PaymentSettings, 'mode' | 'publishableKey'>): Promise<Stripe> {
  if (mode === 'sandbox' && !('Stripe' in window)) await inTime(addScript(sandboxScript));
  const { lang } = document.documentElement;
  const stripe = await inTime(
    loadStripe(publishableKey, { locale: isLanguage(lang) ? lang : 'auto' }),
  );
  if (!stripe) throw new Error('The card provider needs a browser');
  return stripe;
}
