import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { expect } from '../test.ts';
import type { FormUnderFault, Typed } from './formUnderFault.ts';

/** The result of one form under one fault. */
export interface Finding {
  cell: string;
  lost: string[];
  doubles: number;
  /** Messages that were false. */
  untrue: string[];
  /** Why the cell did not finish. */
  broken?: string;
}

export interface Cell {
  browser: Browser;
  url: string;
  form: FormUnderFault;
  mark: string;
  /** The URL that opened the form; the page may remove secrets from it. */
  address: string;
  context: BrowserContext;
  /** The page with the form, filled in. */
  page: Page;
  typed: Typed;
  finding: Finding;
}

export interface Fault {
  /** Opens the form. Default: by its URL. */
  open?: (cell: Cell) => Promise<unknown>;
  /** Applies the fault to the filled form and submits until it is stored once. */
  cause: (cell: Cell) => Promise<void>;
}

/** Messages that deny that something was stored. */
const denial =
  /not (been )?(saved|stored|submitted|changed|added)|nothing was (saved|changed|added)|could not be (saved|changed|added)/i;

export async function fillAll({ form, typed }: Cell, page: Page): Promise<void> {
  for (const [label, words] of Object.entries(typed)) await form.fill(page, label, words);
}

/** Records fields whose value differs from the input as lost. */
export async function look({ form, typed, finding }: Cell, page: Page, when: string) {
  for (const [label, words] of Object.entries(typed)) {
    const shown = await form.read(page, label);
    if (shown !== words) finding.lost.push(`${when}, ${label}: ${JSON.stringify(shown)}`);
  }
}

/** Waits until the form shows the failure. */
export async function expectFailureShown({ form }: Cell, page: Page): Promise<void> {
  if (form.failed) return form.failed(page);
  const banners = page.getByRole('group', { name: /\S/ });
  const hasFocus = () =>
    banners.evaluateAll((groups) => groups.some((each) => each === document.activeElement));
  await expect.poll(hasFocus).toBe(true);
}

/** The page must not show the input as saved. */
export async function expectNotSaved({ form, finding }: Cell, page: Page): Promise<void> {
  if (await page.getByText(form.saved).count())
    finding.untrue.push('shown as saved, but not stored');
}

/** The page must not deny that the input was stored. */
export async function expectNoDenial({ finding }: Cell, page: Page): Promise<void> {
  const words = await page.evaluate(() => document.body.innerText);
  const match = denial.exec(words);
  if (match) finding.untrue.push(`shows "${match[0]}", but it was stored`);
}

/** The page must not claim that the device stores the input. */
export async function expectNoPromise({ page, finding }: Cell, when: string): Promise<void> {
  const words = await page.evaluate(() => document.body.innerText);
  const match = /[^.]* is stored on this device[^.]*/.exec(words);
  if (match) finding.untrue.push(`${when}, shows "${match[0]}", but it is not`);
}

/** Submits without a fault and compares the record with the input. */
export async function finish(cell: Cell, page = cell.page): Promise<void> {
  await cell.form.submit(page);
  await settle(cell, page);
}

/** Waits for the success message and compares the record with the input. */
export async function settle(cell: Cell, page = cell.page): Promise<void> {
  await expect(page.getByText(cell.form.saved).first()).toBeVisible();
  await compare(cell);
}

/** Compares the stored record with the input. */
export async function compare({ form, mark, typed, finding }: Cell): Promise<void> {
  const records = await form.stored(mark);
  finding.doubles += Math.max(0, records.length - 1);
  const [record] = records;
  if (!record) finding.untrue.push('shown as saved, but nothing is stored');
  for (const [label, words] of Object.entries(typed)) {
    if (record && record[label] !== words)
      finding.lost.push(`stored, ${label}: ${JSON.stringify(record[label])}`);
  }
}

/** Intercepts the requests that store the form. Returns a function that stops it. */
export async function interceptRequest(
  { context, form: { writes } }: Cell,
  act: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const stores = writes.method.test(request.method()) && writes.path.test(pathname);
    await (stores ? act(route) : route.fallback());
  };
  await context.route('**/api/**', handler);
  return () => context.unroute('**/api/**', handler);
}
