import { anApp, type Caller, signIn } from './caller.ts';

/* The card provider as the page and its own people ask it, and what somebody buys there. */

export const KEY = 'sk_test_sandbox_ofThisTest';

type Values = Record<string, string>;

/** The address is asked for late: the provider is started with the tests. */
export const tillOf = (url: () => string) => {
  const provider = async (method: string, path: string, values: Values = {}, key = KEY) => {
    const text = new URLSearchParams(values).toString();
    const reads = method === 'GET';
    const answer = await fetch(`${url()}${path}${reads && text ? `?${text}` : ''}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      ...(reads ? {} : { body: new URLSearchParams(text) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

  const tokenOf = async (number: string): Promise<string> => {
    const card = { number, exp_month: '4', exp_year: '2040', cvc: '123' };
    const values = Object.fromEntries(Object.entries(card).map(([k, v]) => [`card[${k}]`, v]));
    const { body } = await provider(
      'POST',
      '/v1/payment_methods',
      { type: 'card', ...values },
      'pk_test_sandbox',
    );
    return body.id;
  };

  const press = (clientSecret: unknown, outcome: 'complete' | 'fail') =>
    provider(
      'POST',
      '/sandbox/authenticate',
      { client_secret: String(clientSecret), outcome },
      'pk_test_sandbox',
    );

  /** Until the backend has taken every event: then there is nothing more to wait for. */
  const settled = async (): Promise<void> => {
    const deadline = Date.now() + 60_000;
    let waiting: { type: string }[] = [];
    while (Date.now() < deadline) {
      const { body } = await provider('GET', '/v1/events', { limit: '100' });
      waiting = body.data.filter(
        (event: { pending_webhooks: number }) => event.pending_webhooks > 0,
      );
      if (waiting.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Not taken: ${waiting.map(({ type }) => type).join(', ')}`);
  };

  const addCard = async (who: Caller, number = '4242424242424242'): Promise<string> => {
    const id = await tokenOf(number);
    const answer = await who.post('/me/stripe/payment-method', { id });
    if (answer.status !== 200 || !answer.text.includes(id))
      throw new Error(`The card was not added: ${answer.text}`);
    return id;
  };

  return { provider, tokenOf, press, settled, addCard };
};

export const offerOn = (listing: unknown, more: object = {}) => ({
  data: {
    title: 'Two for one',
    description: 'All winter.',
    link: 'https://a.nz',
    label: 'Claim',
    listing,
    ...more,
  },
});
export const buy = (who: Caller, body: object, attempt = 'one') =>
  who.post('/special-offers', body, { 'Idempotency-Key': attempt });
/** The url of a live listing. */
export const listingOf = async (who: Caller) => {
  const { at } = await who.post('/apps', anApp());
  await decideListing(who, at('data.id'), { status: 'APPROVED', version: at('data.version') });
  return String(at('data.url'));
};
export const decideListing = async ({ url }: Caller, id: unknown, decision: object) => {
  const admin = await signIn(url, 'admin');
  const data = { note: null, internal_note: null, ...decision };
  const answer = await admin.patch(`/apps/${id}`, { data });
  if (answer.status !== 200) throw new Error(`The listing was not decided: ${answer.text}`);
};
export const offersOn = async (who: Caller, url: string) =>
  JSON.parse((await who.get(`/special-offers${url}`)).text).data;
