import type { Browser } from '@playwright/test';
import { accountForms } from '../support/faults/accountForms.ts';
import { adminForms } from '../support/faults/adminForms.ts';
import { authForms } from '../support/faults/authForms.ts';
import { decisionForms } from '../support/faults/decisionForms.ts';
import { faultsOf } from '../support/faults/faults.ts';
import { type Finding, fillAll } from '../support/faults/faultTable.ts';
import type { FormUnderFault } from '../support/faults/formUnderFault.ts';
import { listingForms } from '../support/faults/listingForms.ts';
import { moneyForms } from '../support/faults/moneyForms.ts';
import { vendorForms } from '../support/faults/vendorForms.ts';
import { isSweep } from '../support/sweep.ts';
import { expect, openContext, test } from '../support/test.ts';

const groups = {
  listings: listingForms,
  'services, reviews and offers': vendorForms,
  'auth forms': authForms,
  // Their forms are for the sweep only.
  ...(isSweep
    ? {
        decisions: decisionForms,
        terms: adminForms,
        'passwords and cards': accountForms,
        'plan changes': moneyForms,
      }
    : {}),
};

/** Runs the forms under their faults and logs one line per form. */
async function runTable(browser: Browser, url: string, forms: readonly FormUnderFault[]) {
  const sums: number[][] = [];
  for (const form of forms) {
    if (form.sweepOnly && !isSweep) continue;
    const findings: Finding[] = [];
    const begun = performance.now();
    for (const [fault, { open, cause }] of faultsOf(form)) {
      const mark = `m${sums.length}x${findings.length}x${Date.now().toString(36)}`;
      const finding: Finding = { cell: `${form.name}, ${fault}`, lost: [], doubles: 0, untrue: [] };
      findings.push(finding);
      await test.step(finding.cell, async () => {
        const address = await form.prepare(mark);
        const context = await openContext(browser, url, form.as);
        try {
          const page = await context.newPage();
          const typed = form.typed(mark);
          const cell = { browser, url, form, mark, address, context, page, typed, finding };
          await (open ? open(cell) : page.goto(address));
          await form.ready(page);
          await fillAll(cell, page);
          await cause(cell);
        } catch (error) {
          // Continue with the other cells.
          finding.broken = String(error);
        } finally {
          await context.close();
        }
      });
    }
    for (const each of findings)
      if (each.broken || each.lost.length + each.doubles + each.untrue.length > 0)
        console.log(each);
    const sum = (count: (finding: Finding) => number) =>
      findings.reduce((total, finding) => total + count(finding), 0);
    const [lost, doubles, untrue] = [
      sum((each) => each.lost.length),
      sum((each) => each.doubles),
      sum((each) => each.untrue.length),
    ];
    const broken = findings.filter((each) => each.broken).length;
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `${form.name}: ${findings.length} cells in ${seconds} s, ${lost} fields lost, ${doubles} doubles, ${untrue} false messages${broken ? `, ${broken} not finished` : ''}`,
    );
    sums.push([lost, doubles, untrue, broken]);
  }
  expect(sums.flat().every((count) => count === 0)).toBe(true);
}

test.describe.configure({ mode: 'parallel' });

for (const [group, rowsOf] of Object.entries(groups)) {
  // Rows: X3
  test(`no fault loses input, stores it twice or shows a false message: ${group}`, async ({
    browser,
    product: { url },
  }) => {
    test.setTimeout(1_500_000);
    await runTable(browser, url, await rowsOf(url));
  });
}
