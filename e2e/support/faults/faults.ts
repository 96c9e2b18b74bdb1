import type { Route } from '@playwright/test';
import { isSweep } from '../sweep.ts';
import { expect } from '../test.ts';
import { endings, restore } from './endings.ts';
import {
  type Cell,
  compare,
  expectNoDenial,
  expectNoPromise,
  expectNotSaved,
  type Fault,
  fillAll,
  finish,
  interceptRequest,
  look,
  settle,
  told,
} from './faultTable.ts';
import type { FormUnderFault } from './formUnderFault.ts';
import { fullDevice, storageDenied } from './fullDevice.ts';

type Act = (route: Route) => Promise<void>;

const serverError: Act = (route) => route.fulfill({ status: 500, body: 'no' });
const lostResponse: Act = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** The call that stores goes wrong, is told, and the text stays. */
async function fail(cell: Cell, act: Act, stored: boolean): Promise<void> {
  const stop = await interceptRequest(cell, act);
  await cell.form.submit(cell.page);
  await told(cell, cell.page);
  await (stored ? expectNoDenial : expectNotSaved)(cell, cell.page);
  await look(cell, cell.page, 'after the failure');
  await stop();
}

/** The next try stores it, or finds that it is stored. */
async function tryAgain(cell: Cell, stored: boolean): Promise<void> {
  if (!stored || !cell.form.foundOut) return finish(cell);
  await cell.form.foundOut(cell.page);
  await compare(cell);
}

const failing = (act: Act, stored = false): Fault => ({
  cause: async (cell) => {
    await fail(cell, act, stored);
    await tryAgain(cell, stored);
  },
});

/** What every form meets in each run, one after the other: a failure, the end of the page, and a lost answer. */
const three: Fault = {
  cause: async (cell) => {
    const { page, form } = cell;
    await fail(cell, serverError, false);
    await page.reload();
    if (form.notStored) {
      await form.ready(page);
      await fillAll(cell, page);
    } else await restore(cell, page);
    await fail(cell, lostResponse, true);
    await tryAgain(cell, true);
  },
};

const offline = async (cell: Cell): Promise<void> => {
  await cell.context.setOffline(true);
  await cell.form.submit(cell.page);
  await told(cell, cell.page);
  await expect(cell.page.getByText(/could not be reached/).first()).toBeVisible();
  await expectNotSaved(cell, cell.page);
  await look(cell, cell.page, 'offline');
  if (cell.form.notStored) await expectNoPromise(cell, 'offline');
  await cell.context.setOffline(false);
  await finish(cell);
};

/** The same form in a second tab is left alone by what the first one does. */
const secondTab = async (cell: Cell): Promise<void> => {
  const other = await cell.context.newPage();
  await other.goto(cell.page.url());
  await cell.form.ready(other);
  const marked = Object.entries(cell.typed).find(([, words]) => words.includes(cell.mark));
  const [label = ''] = marked ?? [];
  await cell.form.fill(other, label, 'The second tab');
  await look(cell, cell.page, 'beside a second tab');
  await finish(cell);
  if ((await cell.form.read(other, label)) !== 'The second tab')
    cell.finding.lost.push('the second tab');
};

const doubleClick = async (cell: Cell): Promise<void> => {
  await cell.form.submit(cell.page, true);
  await settle(cell);
};

/** No answer ever comes; the clock is put on, so that the deadline comes at once. */
const timeout = async (cell: Cell): Promise<void> => {
  const { page, form } = cell;
  await page.clock.install();
  let asked = () => {};
  const sent = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const stop = await interceptRequest(cell, async () => asked());
  await form.submit(page);
  await sent;
  await page.clock.fastForward(40_000);
  await told(cell, page);
  await expectNotSaved(cell, page);
  await look(cell, page, 'after the timeout');
  await stop();
  await finish(cell);
};

const failures: Readonly<Record<string, Fault>> = {
  offline: { cause: offline },
  timeout: { cause: timeout },
  'server error': failing(serverError),
  'malformed answer': failing((route) => route.fulfill({ status: 200, body: '<p>Hello' })),
  'malformed answer after it was stored': failing(async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, body: '{"data":' });
  }, true),
  'lost answer': failing(lostResponse, true),
  'second tab': { cause: secondTab },
  'storage denied': storageDenied,
  'full device': fullDevice,
  'double click': { cause: doubleClick },
};

/** All for two forms and in a sweep, three at once for the others. */
export function faultsOf({ notStored, oneTab, everyFault }: FormUnderFault): [string, Fault][] {
  if (!isSweep && !everyFault) return [['server error, reload and lost answer', three]];
  return Object.entries(notStored ? failures : { ...failures, ...endings }).filter(
    ([, { cause }]) => !oneTab || cause !== secondTab,
  );
}
