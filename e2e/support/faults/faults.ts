import type { Page, Route } from '@playwright/test';
import { demoPassword, expect } from '../test.ts';
import {
  type Cell,
  compare,
  expectNoDenial,
  expectNotSaved,
  fillAll,
  finish,
  look,
  meddle,
  settle,
  told,
} from './faultTable.ts';
import type { FormUnderFault } from './formUnderFault.ts';

/** A fault: gets a page with the form filled in, and leaves it stored once. */
type Fault = (cell: Cell) => Promise<void>;

/** The call that stores goes wrong, the text stays, and the next try stores it. */
const failing =
  (deed: (route: Route) => Promise<void>, stored = false): Fault =>
  async (cell) => {
    const { page, form } = cell;
    const stop = await meddle(cell, deed);
    await form.submit(page);
    await told(cell, page);
    await (stored ? expectNoDenial : expectNotSaved)(cell, page);
    await look(cell, page, 'after the failure');
    await stop();
    if (!stored || !form.foundOut) return finish(cell);
    await form.foundOut(page);
    await compare(cell);
  };

const restore = async (cell: Cell, page: Page) => {
  await cell.form.ready(page);
  await page.getByRole('button', { name: 'Restore it' }).first().click();
  await look(cell, page, 'restored');
  await finish(cell, page);
};

const offline: Fault = async (cell) => {
  await cell.context.setOffline(true);
  await cell.form.submit(cell.page);
  await told(cell, cell.page);
  await expect(cell.page.getByText(/could not be reached/).first()).toBeVisible();
  await expectNotSaved(cell, cell.page);
  await look(cell, cell.page, 'offline');
  await cell.context.setOffline(false);
  await finish(cell);
};

const reload: Fault = async (cell) => {
  await cell.page.reload();
  await restore(cell, cell.page);
};

const closedTab: Fault = async (cell) => {
  const address = cell.page.url();
  await cell.page.close();
  const page = await cell.context.newPage();
  await page.goto(address);
  await restore(cell, page);
};

/** The session ends in the middle; the same person comes back to the text. */
const expired: Fault = async (cell) => {
  const { page, context, form } = cell;
  const refuse = (route: Route) => route.fulfill({ status: 401, json: { data: null } });
  const stop = await meddle(cell, refuse);
  await context.route('**/api/auth/refresh*', refuse);
  await form.submit(page);
  await page.waitForURL(/\/auth\/login/);
  if (await page.getByText(form.saved).count()) cell.finding.untrue.push('said saved, and was not');
  await stop();
  await context.unroute('**/api/auth/refresh*', refuse);
  await page.getByRole('textbox', { name: 'Username' }).fill(form.as ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await restore(cell, page);
};

/** The same form in a second tab is left alone by what the first one does. */
const secondTab: Fault = async (cell) => {
  const other = await cell.context.newPage();
  await other.goto(cell.page.url());
  await cell.form.ready(other);
  const [first = ''] = Object.keys(cell.typed);
  await cell.form.fill(other, first, 'The second tab');
  await look(cell, cell.page, 'beside a second tab');
  await finish(cell);
  if ((await cell.form.read(other, first)) !== 'The second tab')
    cell.finding.lost.push('the second tab');
};

/** Nothing can be kept on the device: the form works, and loses nothing of what is on screen. */
const storageDenied: Fault = async (cell) => {
  const { context, form } = cell;
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await cell.page.close();
  const page = await context.newPage();
  await page.goto(cell.address);
  await form.ready(page);
  await fillAll(cell, page);
  await look(cell, page, 'without storage');
  await finish(cell, page);
};

const doubleClick: Fault = async (cell) => {
  await cell.form.submit(cell.page, true);
  await settle(cell);
};

/** No answer ever comes; the clock is put on, so that nobody waits for the deadline. */
const timeout: Fault = async (cell) => {
  const { page, form } = cell;
  await page.clock.install();
  let asked = () => {};
  const sent = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const stop = await meddle(cell, async () => asked());
  await form.submit(page);
  await sent;
  await page.clock.fastForward(40_000);
  await told(cell, page);
  await expectNotSaved(cell, page);
  await look(cell, page, 'after the timeout');
  await stop();
  await finish(cell);
};

/** These end the page: only text that is kept on the device outlives them. */
const endings: Readonly<Record<string, Fault>> = {
  'expired session': expired,
  reload,
  'closed tab': closedTab,
};

const failures: Readonly<Record<string, Fault>> = {
  offline,
  timeout,
  'server error': failing((route) => route.fulfill({ status: 500, body: 'no' })),
  'malformed answer': failing((route) => route.fulfill({ status: 200, body: '<p>Hello' })),
  'malformed answer after it was stored': failing(async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, body: '{"data":' });
  }, true),
  'lost answer': failing(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }, true),
  'second tab': secondTab,
  'storage denied': storageDenied,
  'double click': doubleClick,
};

export const faultsOf = ({ notKept, oneTab }: FormUnderFault) =>
  Object.entries(notKept ? failures : { ...failures, ...endings }).filter(
    ([, fault]) => !oneTab || fault !== secondTab,
  );

/** The cells that a form has not, each with its reason. */
export const leftOutOf = ({ notKept, oneTab }: FormUnderFault): string[] => [
  ...(notKept ? [`${Object.keys(endings).join(', ')}: ${notKept}`] : []),
  ...(oneTab ? [`second tab: ${oneTab}`] : []),
];
