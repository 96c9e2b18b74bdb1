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
  'a word of a listing': listingForms,
  'what vendors and reviewers write': vendorForms,
  'the reason of a decline': decisionForms,
  'what an admin changes in place': adminForms,
  'a password or a card': accountForms,
  'the choice of another plan or card': moneyForms,
  'what people type before they are signed in': authForms,
};

test.describe.configure({ mode: 'parallel' });

for (const [words, rowsOf] of Object.entries(groups)) {
  // Rows: X3
  test(`no fault loses ${words}, stores it twice or says what is not so`, async ({
    browser,
    product: { url },
  }) => {
    test.setTimeout(1_500_000);
    await runTable(browser, url, await rowsOf(url));
  });
}
