/* What the environment says about Stripe. No test key: the journeys run against the sandbox, and nobody is asked anything. */

export interface Stripe {
  /** Whether the journeys run against Stripe's test mode. */
  atStripe: boolean;
  key: string;
  /** Address of the API; another one than Stripe's own is for trying out. */
  api: string;
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const looks: Readonly<Record<(typeof names)[number], RegExp>> = {
  STRIPE_SECRET_KEY: /^[rs]k_test_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_test_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\S+$/,
};

const sandboxKey = 'sk_test_sandbox_journeys';

/** Half of the keys, or those that move real money, are a mistake and no reason to run against the sandbox instead. */
export function readStripe(env: Readonly<Record<string, string | undefined>>): Stripe {
  const api = env.STRIPE_API_BASE || 'https://api.stripe.com';
  const given = names.filter((name) => env[name]);
  const secret = env.STRIPE_SECRET_KEY ?? '';
  if (given.length === 0 || /^sk_test_sandbox_/.test(secret))
    return { atStripe: false, key: sandboxKey, api };
  const wrong = names.filter((name) => !looks[name].test(env[name] ?? ''));
  if (wrong.length > 0) {
    throw new Error(
      `The journeys run against Stripe with three keys of its test mode, sk_test_…, pk_test_… and whsec_…, or with none: look at ${wrong.join(', ')}.`,
    );
  }
  return { atStripe: true, key: secret, api };
}

/** Asked before the product starts, so that a journey never fails at its first button for a key nobody knows. */
export async function checkStripe({ atStripe, key, api }: Stripe): Promise<void> {
  if (!atStripe) return;
  const asked = fetch(`${api}/v1/prices?limit=1`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(15_000),
  });
  const response = await asked.catch((cause: unknown) => {
    throw new Error(
      `Stripe is out of reach at ${api}, and STRIPE_SECRET_KEY asks for its test mode. Take the keys away to run against the sandbox.`,
      { cause },
    );
  });
  if (response.status === 401 || response.status === 403) {
    throw new Error(`Stripe does not take the key in STRIPE_SECRET_KEY (${response.status}).`);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || Object(body).object !== 'list') {
    throw new Error(`What answers at ${api} is not the API of Stripe (${response.status}).`);
  }
}
