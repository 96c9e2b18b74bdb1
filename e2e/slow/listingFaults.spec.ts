import { faults } from '../support/faults/faults.ts';
import { type Finding, fillAll, openContext } from '../support/faults/faultTable.ts';
import { listingForms } from '../support/faults/listingForms.ts';
import { expect, test } from '../support/test.ts';

// Rows: X3
test('no fault loses a word of a listing, stores it twice or says what is not so', async ({
  browser,
  product,
}) => {
  test.setTimeout(900_000);
  const findings: Finding[] = [];
  for (const form of await listingForms(product.url)) {
    for (const [fault, cause] of Object.entries(faults)) {
      const mark = `m${findings.length}x${Date.now().toString(36)}`;
      const finding: Finding = { cell: `${form.name}, ${fault}`, lost: [], doubles: 0, untrue: [] };
      findings.push(finding);
      await test.step(finding.cell, async () => {
        const address = await form.prepare(mark);
        const context = await openContext(browser, product.url, form.as);
        const page = await context.newPage();
        await page.goto(address);
        await form.ready(page);
        const typed = form.typed(mark);
        const cell = { browser, url: product.url, form, mark, context, page, typed, finding };
        await fillAll(cell, page);
        await cause(cell);
        await context.close();
      });
    }
  }
  const sum = (count: (finding: Finding) => number) =>
    findings.reduce((total, finding) => total + count(finding), 0);
  const [lost, doubles, untrue] = [
    sum((each) => each.lost.length),
    sum((each) => each.doubles),
    sum((each) => each.untrue.length),
  ];
  for (const each of findings)
    if (each.lost.length + each.doubles + each.untrue.length > 0) console.log(each);
  console.log(
    `${findings.length} cells, ${lost} fields lost, ${doubles} doubles, ${untrue} false messages`,
  );
  expect([lost, doubles, untrue]).toEqual([0, 0, 0]);
});
