import { appNamed, callsOf, newVendor } from './support/api.ts';
import { expect, test } from './support/test.ts';

const name = 'Tūī Timesheets';

// Rows: X23N4
test('the bell of an open tab counts an approval without a reload', async ({
  product,
  signedIn,
}) => {
  const email = await newVendor(product.url, 'Bell');
  const vendor = await callsOf(product.url, email);
  const staff = await callsOf(product.url, 'admin@portal.test');
  const { id, version } = await vendor.one('POST', '/apps', appNamed(name));
  const page = await signedIn(email);
  await page.goto('/account/security');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const data = { status: 'APPROVED', note: null, internal_note: null, version };
  await staff.one('PATCH', `/apps/${id}`, { data });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${name} is live`) })).toBeVisible();
});
