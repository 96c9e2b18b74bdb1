import type { Page } from '@playwright/test';
import { array, create, enums, string, type } from 'superstruct';
import { choose, newPayer, press } from '../money.ts';
import { expect } from '../test.ts';
import type { FormUnderFault } from './formUnderFault.ts';

const plan = type({ id: string(), slug: string() });
const plansResponse = type({ annually: plan });
const cardsResponse = array(type({ id: string(), card: type({ last4: string() }) }));
const running = type({ plan: enums(['annually', 'quarterly']), payment_method: string() });

const chosen = { Plan: 'Premium, quarterly', 'Payment method': 'Mastercard ending 4444' };

/** Changing the plan and card of a subscription. */
export async function moneyForms(url: string): Promise<FormUnderFault[]> {
  const payer = await newPayer(url, 'Switching');
  await payer.addCard('5555555555554444');
  const cards = create(await payer.own.bare('GET', '/me/stripe/payment-methods'), cardsResponse);
  const idOf = (last4: string) => cards.find(({ card }) => card.last4 === last4)?.id ?? '';
  const { annually } = create(await payer.own.bare('GET', '/stripe/products'), plansResponse);
  const subscriptions = '/me/stripe/subscriptions';
  const annual = { paymentMethod: idOf('4242'), product: annually.slug, price: annually.id };
  await payer.own.bare('POST', subscriptions, annual);
  const now = async () => create(await payer.own.bare('GET', subscriptions), running);
  const invoices = async () =>
    create(await payer.own.bare('GET', '/me/stripe/invoices'), array()).length;
  let before = 0;

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change plan or card' });
  const action = (page: Page) =>
    dialog(page).getByRole('button', { name: /^Switch to quarterly$/ });
  const alert = (page: Page) => page.getByRole('button', { name: 'OK', exact: true });
  const open = async (page: Page) => {
    if (await alert(page).isVisible()) await alert(page).click();
    if (!(await dialog(page).isVisible())) await press(page, 'Change plan or card');
    await expect(dialog(page)).toBeVisible();
  };
  const radio = (page: Page, label: string, words: string) =>
    dialog(page).getByRole('radiogroup', { name: label }).getByRole('radio', { name: words });

  const change: FormUnderFault = {
    as: payer.email,
    name: 'change of plan and card',
    sweepOnly:
      'app/src/routes/money/SubscriptionSteps.stories.tsx and backend/tests/moneyChanges.slow.test.ts',
    notStored: 'A plan and a card take two clicks to choose, and the price changes daily.',
    oneTab: 'There is no text to type in a second tab.',
    prepare: async () => {
      if ((await now()).plan === 'quarterly') await payer.own.bare('PATCH', subscriptions, annual);
      before = await invoices();
      return '/account/subscription';
    },
    typed: () => chosen,
    ready: open,
    read: async (page, label) => {
      await open(page);
      const words = Reflect.get(chosen, label);
      return (await radio(page, label, words).isChecked()) ? words : '';
    },
    fill: (page, label, words) => choose(radio(page, label, words)),
    submit: async (page, double = false) => {
      await open(page);
      await (double ? action(page).dblclick() : action(page).click());
    },
    failed: (page) => expect(alert(page)).toBeVisible(),
    // Once the page has loaded the current plan, there is nothing to switch. The dialog gets lower then, so a click before may miss.
    foundOut: async (page) => {
      await open(page);
      await expect(action(page)).toHaveCount(0);
      await press(page, 'Not now');
      await expect(page.getByRole('heading', { name: 'Premium, quarterly' })).toBeVisible();
    },
    saved: /^You’re now on the quarterly plan\./,
    // Each switch creates one invoice, so a second invoice means a second switch.
    stored: async () => {
      const { plan: current, payment_method: card } = await now();
      const words = {
        Plan: current === 'quarterly' ? chosen.Plan : current,
        'Payment method': card === idOf('4444') ? chosen['Payment method'] : card,
      };
      return Array.from({ length: (await invoices()) - before }, () => words);
    },
    writes: { method: /PATCH/, path: /\/me\/stripe\/subscriptions\/?$/ },
  };

  return [change];
}
