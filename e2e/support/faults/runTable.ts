import type { Browser } from '@playwright/test';
import { expect, openContext, test } from '../test.ts';
import { faultsOf } from './faults.ts';
import { type Finding, fillAll } from './faultTable.ts';
import type { FormUnderFault } from './formUnderFault.ts';

/** Runs every form under its faults and logs one line per form. */
export async function runTable(browser: Browser, url: string, forms: readonly FormUnderFault[]) {
  const sums: number[][] = [];
  for (const form of forms) {
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
