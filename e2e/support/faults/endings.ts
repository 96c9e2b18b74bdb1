import type { Page, Route } from '@playwright/test';
import { textsOnDevice } from '../inPage.ts';
import { demoPassword, expect } from '../test.ts';
import { type Cell, type Fault, finish, interceptRequest, look } from './faultTable.ts';

const day = 24 * 60 * 60 * 1000;

export async function restore(cell: Cell, page: Page): Promise<void> {
  await cell.form.ready(page);
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await look(cell, page, 'restored');
}

const restoreAndFinish = async (cell: Cell, page: Page) => {
  await restore(cell, page);
  await finish(cell, page);
};

const restoreInNewTab = async (cell: Cell, address: string) => {
  const page = await cell.context.newPage();
  await page.goto(address);
  await restoreAndFinish(cell, page);
};

const reload: Fault = {
  cause: async (cell) => {
    await cell.page.reload();
    await restoreAndFinish(cell, cell.page);
  },
};

const closedTab: Fault = {
  cause: async (cell) => {
    const address = cell.page.url();
    await cell.page.close();
    await restoreInNewTab(cell, address);
  },
};

/** Crashes the page, so that no unload handler runs. */
const crash: Fault = {
  cause: async (cell) => {
    const { page, context, typed } = cell;
    const last = Object.values(typed).at(-1);
    await expect.poll(() => textsOnDevice(page)).toContain(JSON.stringify(last).slice(1, -1));
    const address = page.url();
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The crashed page does not respond.
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await restoreInNewTab(cell, address);
  },
};

/** Leaves the page with Back and returns. The portal asks first, or the browser if the form was opened by URL. */
const back: Fault = {
  open: async ({ page, form, mark, address }) => {
    const from = form.from?.(mark);
    await page.goto(from?.address ?? '/account/security');
    if (!from) return page.goto(address);
    await page.getByRole('main').getByRole('link', { name: from.link, exact: true }).click();
  },
  cause: async (cell) => {
    const { page, form } = cell;
    const address = page.url();
    page.once('dialog', (dialog) => dialog.accept());
    await page.goBack();
    if (form.from) await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL(({ href }) => href !== address);
    await (form.from ? page.goForward() : page.goto(address));
    await restoreAndFinish(cell, page);
  },
};

/** The clock is a day slow while typing and a day fast when the page is reopened. */
const wrongClock: Fault = {
  open: async ({ page, context, address }) => {
    await context.clock.install({ time: Date.now() - day });
    await page.goto(address);
  },
  cause: async (cell) => {
    await cell.context.clock.setSystemTime(Date.now() + day);
    await cell.page.reload();
    await restoreAndFinish(cell, cell.page);
  },
};

/** The session expires on submit; the same user signs in again. */
const expired: Fault = {
  cause: async (cell) => {
    const { page, context, form } = cell;
    const reject = (route: Route) => route.fulfill({ status: 401, json: { data: null } });
    const stop = await interceptRequest(cell, reject);
    await context.route('**/api/auth/refresh*', reject);
    await form.submit(page);
    await page.waitForURL(/\/auth\/login/);
    if (await page.getByText(form.saved).count())
      cell.finding.untrue.push('shown as saved, but not stored');
    await stop();
    await context.unroute('**/api/auth/refresh*', reject);
    await page.getByRole('textbox', { name: 'Username' }).fill(form.as ?? '');
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await restoreAndFinish(cell, page);
  },
};

/** Faults that end the page; only local drafts survive them. */
export const endings: Readonly<Record<string, Fault>> = {
  'expired session': expired,
  reload,
  back,
  'closed tab': closedTab,
  crash,
  'clock wrong by a day': wrongClock,
};
