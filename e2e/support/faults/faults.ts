import type { Route } from '@playwright/test';
import { fillDevice, hasSpace } from '../inPage.ts';
import { isSweep } from '../sweep.ts';
import { expect } from '../test.ts';
import { endings, restore } from './endings.ts';
import {
  type Cell,
  compare,
  expectFailureShown,
  expectNoDenial,
  expectNoPromise,
  expectNotSaved,
  type Fault,
  fillAll,
  finish,
  interceptRequest,
  look,
  settle,
} from './faultTable.ts';
import { type Combination, combinations, type FormUnderFault } from './formUnderFault.ts';

type Act = (route: Route) => Promise<void>;

const serverError: Act = (route) => route.fulfill({ status: 500, body: 'no' });
const lostResponse: Act = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Submits with a failing request: the form must show the failure and retain the input. */
async function fail(cell: Cell, act: Act, stored: boolean): Promise<void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const stop = await interceptRequest(cell, async (route) => {
    await act(route);
    answer();
  });
  await cell.form.submit(cell.page);
  // The failure before this one may still be shown.
  await answered;
  await expectFailureShown(cell, cell.page);
  await (stored ? expectNoDenial : expectNotSaved)(cell, cell.page);
  await look(cell, cell.page, 'after the failure');
  await stop();
}

/** Submits again: stores the input, or finds it already stored. */
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

/** A server error, a reload and a lost response, one after the other. */
const combined: Fault = {
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

const failOffline = async (cell: Cell): Promise<void> => {
  await cell.context.setOffline(true);
  await cell.form.submit(cell.page);
  await expectFailureShown(cell, cell.page);
  await expect(cell.page.getByText(/could not be reached/).first()).toBeVisible();
  await expectNotSaved(cell, cell.page);
  await look(cell, cell.page, 'offline');
  if (cell.form.notStored) await expectNoPromise(cell, 'offline');
  await cell.context.setOffline(false);
};

const offline = async (cell: Cell): Promise<void> => {
  await failOffline(cell);
  await finish(cell);
};

/** The first tab must not change the same form in a second tab. */
const secondTab = async (cell: Cell): Promise<void> => {
  const other = await cell.context.newPage();
  await other.goto(cell.page.url());
  await cell.form.ready(other);
  const marked = Object.entries(cell.typed).find(([, words]) => words.includes(cell.mark));
  const [label = ''] = marked ?? [];
  await cell.form.fill(other, label, 'The second tab');
  await look(cell, cell.page, 'with a second tab');
  await finish(cell);
  if ((await cell.form.read(other, label)) !== 'The second tab')
    cell.finding.lost.push('the second tab');
};

const doubleClick = async (cell: Cell): Promise<void> => {
  await cell.form.submit(cell.page, true);
  await settle(cell);
};

/** No response arrives; the fake clock skips to the client's timeout. */
const failByTimeout = async (cell: Cell): Promise<void> => {
  const { page, form } = cell;
  await page.clock.install();
  let intercepted = () => {};
  const sent = new Promise<void>((resolve) => {
    intercepted = resolve;
  });
  const stop = await interceptRequest(cell, async () => intercepted());
  await form.submit(page);
  await sent;
  await page.clock.fastForward(40_000);
  await expectFailureShown(cell, page);
  await expectNotSaved(cell, page);
  await look(cell, page, 'after the timeout');
  await stop();
};

const timeout = async (cell: Cell): Promise<void> => {
  await failByTimeout(cell);
  await finish(cell);
};

const malformedAfterStoring: Act = async (route) => {
  await route.fetch();
  await route.fulfill({ status: 200, body: '{"data":' });
};

/** Offline, no response and a malformed one, one after the other. */
const unanswered: Fault = {
  cause: async (cell) => {
    await failOffline(cell);
    await failByTimeout(cell);
    await fail(cell, malformedAfterStoring, true);
    await tryAgain(cell, true);
  },
};

/** Without storage the form must still work, retain its input and not claim to store drafts. */
async function withoutDraftStatus(cell: Cell, when: string, double = false): Promise<void> {
  const { page, context, form } = cell;
  await look(cell, page, when);
  await context.setOffline(true);
  const line = form.notStored ? /^You’re offline\./ : /this device can’t store what you type\./;
  if (form.as) await expect(page.getByText(line)).toBeVisible();
  await expectNoPromise(cell, `${when} and offline`);
  await context.setOffline(false);
  await form.submit(page, double);
  await settle(cell);
}

const storageDenied: Fault = {
  open: async ({ context, page, address }) => {
    await context.addInitScript(() => {
      const reject = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: reject });
      Object.defineProperty(window, 'localStorage', { get: reject });
      Object.defineProperty(window, 'sessionStorage', { get: reject });
    });
    await page.goto(address);
  },
  cause: (cell) => withoutDraftStatus(cell, 'without storage'),
};

const doubleClickWithoutStorage: Fault = {
  ...storageDenied,
  cause: (cell) => withoutDraftStatus(cell, 'without storage', true),
};

const fullDevice: Fault = {
  open: async ({ page, url, address }) => {
    await fillDevice(page, url);
    await page.goto(address);
  },
  cause: async (cell) => {
    expect(await hasSpace(cell.page)).toBe(false);
    await withoutDraftStatus(cell, 'on a full device');
  },
};

const failures: Readonly<Record<string, Fault>> = {
  offline: { cause: offline },
  timeout: { cause: timeout },
  'server error': failing(serverError),
  'malformed response': failing((route) => route.fulfill({ status: 200, body: '<p>Hello' })),
  'malformed response after storing': failing(malformedAfterStoring, true),
  'lost response': failing(lostResponse, true),
  'second tab': { cause: secondTab },
  'storage denied': storageDenied,
  'full device': fullDevice,
  'double click': { cause: doubleClick },
};

const inCombination: Readonly<Record<Combination, Fault>> = {
  'server error, reload and lost response': combined,
  'offline, timeout and malformed response after storing': unanswered,
  'storage denied and double click': doubleClickWithoutStorage,
};

/**
 * All faults in a sweep, each in a cell of its own. Else the combinations of the form, by default the first one. Left to the
 * sweep are a malformed response (packages/data/src/client/request.test.ts), a wrong clock and a crash, which no page notices
 * (packages/forms/src/core/drafts/drafts.test.ts), an expired session (e2e/signingIn.spec.ts and e2e/money/faults.spec.ts), a
 * second tab, a closed one, Back and a full device (e2e/localDraft.spec.ts).
 */
export function faultsOf({ notStored, oneTab, goesThrough }: FormUnderFault): [string, Fault][] {
  if (isSweep)
    return Object.entries(notStored ? failures : { ...failures, ...endings }).filter(
      ([, { cause }]) => !oneTab || cause !== secondTab,
    );
  const names = goesThrough ?? [combinations[0]];
  return names.map((name) => [name, inCombination[name]]);
}
