import type { Page, Route } from '@playwright/test';
import { textsOnDevice } from '../inPage.ts';
import { demoPassword, expect, typeSignIn } from '../test.ts';
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

/** Crashes the page, so that no unload handler runs. Returns a new page with the restored form. */
async function afterCrash(cell: Cell): Promise<Page> {
  const { page, context, typed } = cell;
  const last = Object.values(typed).at(-1);
  await expect.poll(() => textsOnDevice(page)).toContain(JSON.stringify(last).slice(1, -1));
  const address = page.url();
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The crashed page does not respond.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const fresh = await context.newPage();
  await fresh.goto(address);
  await restore(cell, fresh);
  return fresh;
}

const crash: Fault = { cause: async (cell) => finish(cell, await afterCrash(cell)) };

/** Opens the form by its link, if there is one, or after another page. */
async function openAfterPage({ page, form, mark, address }: Cell): Promise<unknown> {
  const from = form.from?.(mark);
  await page.goto(from?.address ?? '/account/security');
  if (!from) return page.goto(address);
  return page.getByRole('main').getByRole('link', { name: from.link, exact: true }).click();
}

/** Leaves the page with Back and returns. The portal asks first, or the browser if the form was opened by URL. */
async function goBackAndForth(cell: Cell): Promise<void> {
  const { page, form } = cell;
  const address = page.url();
  page.once('dialog', (dialog) => dialog.accept());
  await page.goBack();
  if (form.from) await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(({ href }) => href !== address);
  await (form.from ? page.goForward() : page.goto(address));
  await restore(cell, page);
}

const back: Fault = {
  open: openAfterPage,
  cause: async (cell) => {
    await goBackAndForth(cell);
    await finish(cell);
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
async function expireSession(cell: Cell): Promise<void> {
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
  await typeSignIn(page, form.as ?? '', demoPassword);
  await restore(cell, page);
}

const expired: Fault = {
  cause: async (cell) => {
    await expireSession(cell);
    await finish(cell);
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
