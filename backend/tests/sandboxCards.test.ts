import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { testCards } from '../sandbox/testCards.ts';

const [secretKey, publishableKey] = ['sk_test_sandbox_cards', 'pk_test_sandbox'];
let [version, state] = ['', ''];
const sandbox = createSandbox({
  storage: {
    hold: (work) =>
      work({
        version,
        read: async () => state,
        write: async (text) => {
          state = text;
          version = `${version}.`;
          return version;
        },
      }),
  },
  publicUrl: 'http://portal.test',
  secretKey,
  publishableKey,
  webhookSecret: 'whsec_cards',
  warn: (message) => expect.unreachable(message),
  webhookAddress: () => null,
});

type Values = Record<string, string>;

const post = async (path: string, values: Values = {}, key = secretKey) => {
  const text = new URLSearchParams(values).toString();
  const { body } = await sandbox.response({ method: 'POST', path, text, key });
  return JSON.parse(body);
};

const get = async (address: string) => {
  const [path = '', text = ''] = address.split('?');
  const { body } = await sandbox.response({ method: 'GET', path, text, key: secretKey });
  return JSON.parse(body);
};

/** Creates a payment method for a card number, as the page does. */
const typed = async (number: string): Promise<string> => {
  const card = { 'card[number]': number, 'card[exp_month]': '4', 'card[exp_year]': '2040' };
  return (await post('/v1/payment_methods', { type: 'card', ...card }, publishableKey)).id;
};
const setUp = (customer: string, payment_method: string) =>
  post('/v1/setup_intents', { customer, payment_method, confirm: 'true' });
const pay = (customer: string, payment_method: string, more: Values = {}) => {
  const payment = { amount: '900', currency: 'usd', customer, payment_method, confirm: 'true' };
  return post('/v1/payment_intents', { ...payment, ...more });
};
const agree = (intent: { client_secret: string }) =>
  post('/sandbox/authenticate', { client_secret: intent.client_secret, outcome: 'complete' });

describe('test cards of the sandbox', () => {
  const plain = 'Your card was declined.';
  const declines: [string, string, string, string | undefined, string][] = [
    ['4000000000000002', '', 'card_declined', 'generic_decline', plain],
    [
      '4000000000009995',
      'InsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['4000000000009987', 'LostCard', 'card_declined', 'lost_card', plain],
    ['4000000000009979', 'StolenCard', 'card_declined', 'stolen_card', plain],
    [
      '4000000000006975',
      'VelocityLimitExceeded',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ],
    ['4000000000000069', 'ExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
    [
      '4000000000000127',
      'IncorrectCvc',
      'incorrect_cvc',
      undefined,
      "Your card's security code is incorrect.",
    ],
    [
      '4000000000000119',
      'ProcessingError',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ];

  it('that Stripe declines are declined by number and by name in every call', async () => {
    const { id: customer } = await post('/v1/customers');
    for (const [number, reason, code, decline_code, message] of declines) {
      const named = `pm_card_visa_chargeDeclined${reason}`;
      const responses = [
        await setUp(customer, await typed(number)),
        await setUp(customer, named),
        await setUp(customer, `pm_card_chargeDeclined${reason}`),
        await post(`/v1/payment_methods/${named}/attach`, { customer }),
        await pay(customer, named),
      ];
      for (const { error } of responses) {
        const result = [error.type, error.code, error.decline_code, error.message];
        expect(result).toEqual(['card_error', code, decline_code, message]);
      }
    }
  });

  it('that succeed are new cards of their brand each time', async () => {
    const { id: customer } = await post('/v1/customers');
    const made = [];
    for (const name of ['visa', 'visa', 'visa_debit', 'mastercard', 'amex']) {
      const path = `/v1/payment_methods/pm_card_${name}/attach`;
      const { id, card, ...attached } = await post(path, { customer });
      expect([/^pm_(?!card_)/.test(id), attached.customer]).toEqual([true, customer]);
      expect((await pay(customer, id)).status).toBe('succeeded');
      made.push(`${card.brand} ${card.funding} ${card.last4}`);
    }
    expect(made).toEqual([
      'visa credit 4242',
      'visa credit 4242',
      'visa debit 5556',
      'mastercard credit 4444',
      'amex credit 0005',
    ]);
    expect((await pay(customer, 'pm_card_none')).error.code).toBe('resource_missing');
  });

  it('that fail later or need authentication do so as Stripe documents', async () => {
    const { id: customer } = await post('/v1/customers');
    const attached = await post('/v1/payment_methods/pm_card_chargeCustomerFail/attach', {
      customer,
    });
    const { error } = await pay(customer, attached.id);
    expect([error.decline_code, error.payment_intent.status]).toEqual([
      'generic_decline',
      'requires_payment_method',
    ]);

    const states = async (name: string) => {
      const intent = await setUp(customer, `pm_card_${name}`);
      const { payment_method: card } = intent.status === 'succeeded' ? intent : await agree(intent);
      const paid = await pay(customer, card);
      const absent = await pay(customer, card, { off_session: 'true' });
      const after = paid.status === 'requires_action' ? await agree(paid) : paid;
      const reason = after.last_payment_error?.decline_code;
      return [intent.status, paid.status, absent.status, reason ?? after.status];
    };
    const [asks, done] = ['requires_action', 'succeeded'];
    expect(await states('authenticationRequiredOnSetup')).toEqual([asks, asks, done, done]);
    expect(await states('authenticationRequired')).toEqual([asks, asks, asks, done]);
    expect(await states('threeDSecure2Required')).toEqual([asks, asks, asks, done]);
    expect(await states('authenticationRequiredChargeDeclinedInsufficientFunds')).toEqual([
      asks,
      asks,
      asks,
      'insufficient_funds',
    ]);
    expect(await states('threeDSecureOptional')).toEqual([done, done, done, done]);
  });

  it('that dispute their payment wait for evidence, which decides, or for the dispute to be accepted', async () => {
    const { id: customer } = await post('/v1/customers');
    const disputed = async () => {
      const { latest_charge: charge } = await pay(customer, 'pm_card_createDispute');
      const { data } = await get(`/v1/disputes?charge=${charge}`);
      expect(data).toHaveLength(1);
      const [{ id, status }] = data;
      expect([status, (await get(`/v1/disputes/${id}`)).charge]).toEqual([
        'needs_response',
        charge,
      ]);
      return `/v1/disputes/${id}`;
    };
    const respond = (path: string, evidence: string) =>
      post(path, { 'evidence[uncategorized_text]': evidence });
    const won = await disputed();
    expect((await respond(won, 'winning_evidence')).status).toBe('won');
    expect((await respond(await disputed(), 'losing_evidence')).status).toBe('lost');
    expect((await respond(await disputed(), 'A receipt.')).status).toBe('under_review');
    expect((await post(`${await disputed()}/close`)).status).toBe('lost');
    expect((await respond(won, 'More.')).error.type).toBe('invalid_request_error');
    const { data } = await get('/v1/events?limit=100');
    const ended = data.filter(({ type }: { type: string }) => type === 'charge.dispute.closed');
    expect(ended).toHaveLength(3);
  });

  it('are those in docs/api.md', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `([\d ]{14,})` \|([^|]*)\|/gm)].map(
      ([, number = '', names = '']) => [number.replaceAll(' ', ''), names.match(/\w+/g) ?? []],
    );
    expect(listed).toEqual(testCards.map(({ number, names }) => [number, names]));
  });
});
