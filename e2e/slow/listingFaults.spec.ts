import { listingForms } from '../support/faults/listingForms.ts';
import { runTable } from '../support/faults/runTable.ts';
import { test } from '../support/test.ts';

// Rows: X3
test('no fault loses a word of a listing, stores it twice or says what is not so', async ({
  browser,
  product,
}) => {
  test.setTimeout(1_200_000);
  await runTable(browser, product.url, await listingForms(product.url));
});
