import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Answer, Caller } from './caller.ts';
import type { Backend } from './startBackend.ts';
import { tillOf } from './till.ts';

const well = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`The scene cannot be set: ${answer.text}`);
  return answer;
};

/** The sandbox of the card provider, as a browser and as the provider's own people use it. */
export const openWallet = ({ url }: Backend) => {
  const { provider, tokenOf, addCard } = tillOf(() => url);
  return {
    newCard: () => tokenOf('4242424242424242'),
    addCard: (who: Caller) => addCard(who),
    async subscribe(
      who: Caller,
      product: 'premium' | 'premium-trial',
      price: string,
    ): Promise<string> {
      const paymentMethod = String((await who.get('/me/stripe')).at('payment'));
      const wish = { paymentMethod, product, price };
      return String(well(await who.post('/me/stripe/subscriptions', wish)).at('id'));
    },
    end: (subscription: string) => provider('DELETE', `/v1/subscriptions/${subscription}`),
  };
};

/** What the server only tells by letter, or to the card provider, made with its own secret. */
export const readSecrets = async ({ dataDir }: Backend, sql: Knex) => {
  const secret = (await readFile(join(dataDir, 'secret'), 'utf8')).trim();
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(purpose).digest('base64url');
  const timestamp = String(Date.now());
  return {
    timestamp,
    confirmationOf: (user: number | undefined, email: string): string =>
      createHmac('sha256', keyFor('confirmations'))
        .update(`${user}.${timestamp}.${email}`)
        .digest('base64url'),
    /** A code as the letter about a lost password brings it. */
    async codeOf(email: string): Promise<string> {
      const code = `${(Date.now() + 600_000).toString(36)}.of ${email}`;
      const reset_password_token = createHash('sha256').update(code).digest('hex');
      await sql('up_users').where({ email }).update({ reset_password_token });
      return code;
    },
    signatureOf(body: unknown): Record<string, string> {
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', `whsec_${keyFor('sandbox webhook')}`)
        .update(`${time}.${JSON.stringify(body)}`)
        .digest('hex');
      return { 'stripe-signature': `t=${time},v1=${signature}` };
    },
  };
};
