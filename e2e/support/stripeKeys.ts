/* Reads the Stripe keys from the environment. Without keys the tests run against the sandbox. */

export interface Stripe {
  /** Whether the tests run against Stripe's test mode. */
  atStripe: boolean;
  key: string;
  /** Base URL of the API. Default: https://api.stripe.com */
  api: string;
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const looks: Readonly<Record<(typeof names)[number], RegExp>> = {
  STRIPE_SECRET_KEY: /^[rs]k_test_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_test_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\S+$/,
};

const sandboxKey = 'sk_test_sandbox_e2e';

/** Throws for an incomplete set of keys and for live keys, rather than falling back to the sandbox. */
export function readStripe(env: Readonly<Record<string, string | undefined>>): Stripe {
  const api = env.STRIPE_API_BASE || 'https://api.stripe.com';
  const given = names.filter((name) => env[name]);
  const secret = env.STRIPE_SECRET_KEY ?? '';
  if (given.length === 0 || /^sk_test_sandbox_/.test(secret))
    return { atStripe: false, key: sandboxKey, api };
  const wrong = names.filter((name) => !looks[name].test(env[name] ?? ''));
  if (wrong.length > 0) {
    throw new Error(
      `Set all three Stripe test keys (sk_test_…, pk_test_… and whsec_…) or none. Missing or wrong: ${wrong.join(', ')}.`,
    );
  }
  return { atStripe: true, key: secret, api };
}

/** Calls Stripe before the product starts. Throws if it is unreachable or rejects the key. */
export async function checkStripe({ atStripe, key, api }: Stripe): Promise<void> {
  if (!atStripe) return;
  const request = fetch(`${api}/v1/prices?limit=1`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(15_000),
  });
  const response = await request.catch((cause: unknown) => {
    throw new Error(
      `Stripe cannot be reached at ${api}. Unset the Stripe keys to run against the sandbox.`,
      { cause },
    );
  });
  if (response.status === 401 || response.status === 403) {
    throw new Error(`Stripe rejected STRIPE_SECRET_KEY (${response.status}).`);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || Object(body).object !== 'list') {
    throw new Error(`${api} is not the Stripe API (${response.status}).`);
  }
}
