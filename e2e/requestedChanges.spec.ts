import { appNamed, callsOf, newVendor } from './support/api.ts';
import { field, submit } from './support/listingForm.ts';
import { expect, test } from './support/test.ts';

const name = 'Remarkable Ledger';
const link = 'https://open.example/';

// Rows: 1.2, 3.4, X8, X23N4
test('an admin requests changes, the vendor answers, the admin sees what changed, and the vendor’s bell counts it', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(120_000);
  const email = await newVendor(product.url, 'Remarks');
  const calls = await callsOf(product.url, email);
  const { slug } = await calls.one('POST', '/apps', appNamed(name));
  const address = `/apps/pending/view/${slug}`;
  const admin = await signedIn('admin@portal.test');
  const vendor = await signedIn(email);
  const bell = vendor.getByRole('button', { name: /^Notifications/ });

  await test.step('the admin writes remarks on two fields', async () => {
    await admin.goto(address);
    await admin.getByRole('button', { name: 'Add a remark on Link' }).click();
    await admin.getByRole('textbox', { name: 'Remark on Link' }).fill('It asks for a login.');
    await admin.getByRole('button', { name: 'Add a remark on Full description' }).click();
    await admin
      .getByRole('textbox', { name: 'Remark on Full description' })
      .fill('Say who it is for.');
    await admin.getByRole('button', { name: /^Request changes \(2\)…/ }).click();
    await admin.getByRole('button', { name: /^Request changes \(2\)/ }).click();
    await expect(admin.getByRole('heading', { level: 1, name })).toHaveCount(0);
  });

  await test.step('the vendor fixes one field, replies to the other remark and submits again', async () => {
    await vendor.goto('/account/security');
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    // Opening the page reads its notifications. The bell has no number before the count is loaded, too.
    const read = vendor.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && /\/notifications$/.test(response.url()),
    );
    await vendor.goto(address);
    await expect(vendor.getByText('An admin requested changes.')).toBeVisible();
    await read;
    await expect(bell).toHaveAccessibleName('Notifications');
    await field(vendor, 'Link').fill(link);
    await vendor.getByRole('checkbox', { name: 'Resolved' }).nth(1).check();
    await vendor.getByRole('button', { name: 'Reply' }).first().click();
    await vendor.getByRole('textbox', { name: 'Reply' }).fill('It is for every business.');
    await submit(vendor);
    const question = vendor.getByRole('alertdialog');
    await expect(question).toContainText('Full description: Say who it is for.');
    await question.getByRole('button', { name: 'Submit anyway' }).click();
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();
    await vendor.goto('/account/security');
  });

  await test.step('the admin sees only what changed, and approves', async () => {
    await admin.goto(address);
    await expect(
      admin.getByText('Reply: It is for every business.', { exact: true }),
    ).toBeVisible();
    const changed = admin.getByRole('table', { name: 'Changed since the request' });
    await expect(changed.getByRole('row')).toHaveCount(2);
    await expect(changed.getByRole('row').nth(1)).toContainText(link);
    await admin.getByRole('button', { name: /^Approve listing/ }).click();
    await expect(admin.getByText(`${name} approved.`).first()).toBeVisible();
    // The open tab of the vendor, without a reload.
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await expect(
      vendor.getByRole('menuitem', { name: new RegExp(`^${name} is live`) }),
    ).toBeVisible();
  });
});
