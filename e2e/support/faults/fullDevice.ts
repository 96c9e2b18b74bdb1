import { fillDevice, hasSpace } from '../inPage.ts';
import { expect } from '../test.ts';
import { type Cell, expectNoPromise, type Fault, finish, look } from './faultTable.ts';

/** Without storage the form must still work, retain its input and not claim to store drafts. */
async function withoutDraftStatus(cell: Cell, when: string): Promise<void> {
  const { page, context, form } = cell;
  await look(cell, page, when);
  await context.setOffline(true);
  const line = form.notStored ? /^You’re offline\./ : /this device can’t store what you type\./;
  if (form.as) await expect(page.getByText(line)).toBeVisible();
  await expectNoPromise(cell, `${when} and offline`);
  await context.setOffline(false);
  await finish(cell);
}

export const storageDenied: Fault = {
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

export const fullDevice: Fault = {
  open: async ({ page, url, address }) => {
    await fillDevice(page, url);
    await page.goto(address);
  },
  cause: async (cell) => {
    expect(await hasSpace(cell.page)).toBe(false);
    await withoutDraftStatus(cell, 'on a full device');
  },
};
