import { accountForms } from '../support/faults/accountForms.ts';
import { adminForms } from '../support/faults/adminForms.ts';
import { authForms } from '../support/faults/authForms.ts';
import { decisionForms } from '../support/faults/decisionForms.ts';
import { listingForms } from '../support/faults/listingForms.ts';
import { moneyForms } from '../support/faults/moneyForms.ts';
import { runTable } from '../support/faults/runTable.ts';
import { vendorForms } from '../support/faults/vendorForms.ts';
import { test } from '../support/test.ts';

const groups = {
  listings: listingForms,
  'services, reviews and offers': vendorForms,
  decisions: decisionForms,
  terms: adminForms,
  'passwords and cards': accountForms,
  'plan changes': moneyForms,
  'auth forms': authForms,
};

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
