import { array, create, string, type } from 'superstruct';
import { callsOf, newVendor } from '../api.ts';
import { fillHosted, hostedField } from '../cards.ts';
import { demoPassword, expect } from '../test.ts';
import { press } from './faultApi.ts';
import type { FormUnderFault } from './formUnderFault.ts';

/** Changing a password. Every cell starts with the demo password. */
async function passwordForm(url: string): Promise<FormUnderFault> {
  const as = await newVendor(url, 'Locked');
  const post = async (path: string, body: object, jwt = '') => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: jwt && `Bearer ${jwt}` },
      body: JSON.stringify(body),
    });
    return response.ok ? response.json() : null;
  };
  const signIn = (password: string) => post('/auth/local', { identifier: as, password });
  const secret = (mark: string) => `three words ${mark}`;
  const typed = (mark: string) => ({
    'Current password': demoPassword,
    'New password': secret(mark),
    'Confirm new password': secret(mark),
  });
  let last = demoPassword;
  return {
    as,
    name: 'change of password',
    sweepOnly: 'registration, and packages/forms/src/account/PasswordForm.stories.tsx',
    notStored: 'Passwords are never stored on the device.',
    prepare: async (mark) => {
      const there = await signIn(last);
      if (there) {
        const back = { password: demoPassword, passwordConfirmation: demoPassword };
        await post('/auth/change-password', { currentPassword: last, ...back }, there.jwt);
      }
      last = secret(mark);
      return '/account/security';
    },
    typed,
    ready: (page) => expect(page.getByLabel('Current password', { exact: true })).toBeEditable(),
    read: (page, label) => page.getByLabel(label, { exact: true }).inputValue(),
    fill: (page, label, words) => page.getByLabel(label, { exact: true }).fill(words),
    submit: (page, double = false) => press(page, 'Change password', double),
    foundOut: async (page) => {
      await press(page, 'Change password', false);
      await expect(
        page.getByText(/^An earlier attempt may have changed your password/),
      ).toBeVisible();
    },
    saved: /^Your password has been changed\.$/,
    stored: async (mark) => ((await signIn(secret(mark))) ? [typed(mark)] : []),
    writes: { method: /POST/, path: /\/auth\/change-password\/?$/ },
  };
}

const cards = array(type({ id: string(), card: type({ last4: string() }) }));

const card: Readonly<Record<string, string>> = {
  'Credit or debit card number': '4242 4242 4242 4242',
  'Credit or debit card expiration date': '12 / 30',
  'Credit or debit card CVC/CVV': '123',
};

/** Adding a card to an account without one, in the provider's fields. */
async function cardForm(url: string): Promise<FormUnderFault> {
  const as = await newVendor(url, 'Carded');
  const own = await callsOf(url, as);
  const storedCards = async () =>
    create(await own.bare('GET', '/me/stripe/payment-methods'), cards);
  return {
    as,
    name: 'card',
    sweepOnly: 'e2e/money/bank.spec.ts',
    notStored: 'The product can neither read nor store the fields of the card provider.',
    oneTab: 'The provider’s fields are independent per tab and accept only digits.',
    prepare: async () => {
      for (const { id } of await storedCards())
        await own.bare('DELETE', `/me/stripe/payment-method/${id}`);
      return '/account/payment_methods/new';
    },
    typed: () => card,
    ready: async (page) => {
      for (const name of Object.keys(card)) await hostedField(page, name);
    },
    read: async (page, label) => (await hostedField(page, label)).inputValue(),
    fill: fillHosted,
    submit: (page, double = false) => press(page, 'Add card', double),
    saved: /^Your card was added\.$/,
    // The API returns only the last digits of a card.
    stored: async () =>
      (await storedCards()).flatMap((each) => (each.card.last4 === '4242' ? [card] : [])),
    writes: { method: /POST/, path: /\/me\/stripe\/payment-method\/?$/ },
  };
}

/** The account forms without local drafts. */
export async function accountForms(url: string): Promise<FormUnderFault[]> {
  return [await passwordForm(url), await cardForm(url)];
}
