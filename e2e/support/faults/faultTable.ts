import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { expect } from '../test.ts';
import type { FormUnderFault, Typed } from './formUnderFault.ts';

/** What a cell found. */
export interface Finding {
  cell: string;
  lost: string[];
  doubles: number;
  /** Sentences that said what was not so. */
  untrue: string[];
  /** Why the cell did not come to its end. */
  broken?: string;
}

export interface Cell {
  browser: Browser;
  url: string;
  form: FormUnderFault;
  mark: string;
  /** Where the form was opened; a page may take a secret out of its address. */
  address: string;
  context: BrowserContext;
  /** The page with the form, filled in. */
  page: Page;
  typed: Typed;
  finding: Finding;
}

export interface Fault {
  /** Opens the form. Default: by its address. */
  open?: (cell: Cell) => Promise<unknown>;
  /** Gets the form filled in, and leaves it stored once. */
  cause: (cell: Cell) => Promise<void>;
}

/** Says of something stored that it was not. */
const denial =
  /not (been )?(saved|stored|submitted|changed|added)|nothing was (saved|changed|added)|could not be (saved|changed|added)/i;

export async function fillAll({ form, typed }: Cell, page: Page): Promise<void> {
  for (const [label, words] of Object.entries(typed)) await form.fill(page, label, words);
}

/** Every field of the page that does not say what was typed is lost. */
export async function look({ form, typed, finding }: Cell, page: Page, when: string) {
  for (const [label, words] of Object.entries(typed)) {
    const shown = await form.read(page, label);
    if (shown !== words) finding.lost.push(`${when}, ${label}: ${JSON.stringify(shown)}`);
  }
}

/** Waits until the failure is told. */
export async function told({ form }: Cell, page: Page): Promise<void> {
  if (form.failed) return form.failed(page);
  const banners = page.getByRole('group', { name: /\S/ });
  const hasFocus = () =>
    banners.evaluateAll((groups) => groups.some((each) => each === document.activeElement));
  await expect.poll(hasFocus, { timeout: 30_000 }).toBe(true);
}

/** Nothing may say that it was saved before it was. */
export async function expectNotSaved({ form, finding }: Cell, page: Page): Promise<void> {
  if (await page.getByText(form.saved).count()) finding.untrue.push('said saved, and was not');
}

/** Nothing may say that it was not saved when it was. */
export async function expectNoDenial({ finding }: Cell, page: Page): Promise<void> {
  const words = await page.evaluate(() => document.body.innerText);
  const said = denial.exec(words);
  if (said) finding.untrue.push(`said "${said[0]}", and it was saved`);
}

/** Nothing may say that the device keeps what it does not. */
export async function expectNoPromise({ page, finding }: Cell, when: string): Promise<void> {
  const words = await page.evaluate(() => document.body.innerText);
  const said = /[^.]* is stored on this device[^.]*/.exec(words);
  if (said) finding.untrue.push(`${when}, said "${said[0]}", and it was not`);
}

/** Submits without any fault and holds the record against what was typed. */
export async function finish(cell: Cell, page = cell.page): Promise<void> {
  await cell.form.submit(page);
  await settle(cell, page);
}

/** Waits for the success, then holds the one record against what was typed. */
export async function settle(cell: Cell, page = cell.page): Promise<void> {
  await expect(page.getByText(cell.form.saved).first()).toBeVisible();
  await compare(cell);
}

/** Holds the one record against what was typed. */
export async function compare({ form, mark, typed, finding }: Cell): Promise<void> {
  const records = await form.stored(mark);
  finding.doubles += Math.max(0, records.length - 1);
  const [record] = records;
  if (!record) finding.untrue.push('said saved, and nothing is stored');
  for (const [label, words] of Object.entries(typed)) {
    if (record && record[label] !== words)
      finding.lost.push(`stored, ${label}: ${JSON.stringify(record[label])}`);
  }
}

/** Does something to the calls that store, until the answered function is called. */
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
