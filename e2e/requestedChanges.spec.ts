import { appNamed, callsOf, newVendor } from './support/api.ts';
import { field, submit } from './support/listingForm.ts';
import { expect, test } from './support/test.ts';

const name = 'Remarkable Ledger';
const link = 'https://open.example/';

// The stories RequestingChanges, ChangesRequested and Resubmitted show the pages before and after.
// Rows: 1.2, 3.4, X8
test('an admin requests changes, and the vendor’s answers are stored', async ({
  product,
  signedIn,
}) => {
  const email = await newVendor(product.url, 'Remarks');
  const calls = await callsOf(product.url, email);
  const { id, slug } = await calls.one('POST', '/apps', appNamed(name));
  const address = `/apps/pending/view/${slug}`;

  await test.step('the admin writes remarks on two fields', async () => {
    const admin = await signedIn('admin@portal.test');
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
    const vendor = await signedIn(email);
    await vendor.goto(address);
    await expect(vendor.getByText('An admin requested changes.')).toBeVisible();
    await field(vendor, 'Link').fill(link);
    await vendor.getByRole('checkbox', { name: 'Resolved' }).nth(1).check();
    await vendor.getByRole('button', { name: 'Reply' }).first().click();
    await vendor.getByRole('textbox', { name: 'Reply' }).fill('It is for every business.');
    await submit(vendor);
    const question = vendor.getByRole('alertdialog');
    await expect(question).toContainText('Full description: Say who it is for.');
    await question.getByRole('button', { name: 'Submit anyway' }).click();
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();
  });

  const staff = await callsOf(product.url, 'admin@portal.test');
  expect(await staff.one('GET', `/pending/apps/${id}`)).toMatchObject({
    link,
    request: {
      open: false,
      remarks: expect.arrayContaining([
        expect.objectContaining({ field: 'link', done: true, reply: null }),
        expect.objectContaining({
          field: 'description',
          done: false,
          reply: 'It is for every business.',
        }),
      ]),
    },
  });
});
