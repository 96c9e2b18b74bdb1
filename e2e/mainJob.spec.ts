import { appNamed, callsOf, newVendor } from './support/api.ts';
import { chooseLogo, expectSubmitted, field, fillListing, submit } from './support/listingForm.ts';
import { disguisedGif, drawLogo, tooLarge } from './support/pictures.ts';
import { allProducts } from './support/products.ts';
import { sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

const note = 'Please say in the short description what it does for a small business.';

// Rows: 1.1, 1.2, 2.21, 3.4, 4.1, 4.3, 4.4, 5.9, 5.10, 7.3, 7.8, 8.12, X23N4
test('a vendor submits an app, an admin declines and then approves it, the bell tells the vendor, and it stays live after a restart', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(240_000);
  const [app] = allProducts();
  if (!app) throw new Error('A product is needed.');
  const { name } = app;
  const email = await newVendor(product.url, 'Main');
  const vendor = await signedIn(email);
  await vendor.goto('/apps/new');

  // Otherwise: the stories RequiredFields and Invalid of the listing form.
  await sweepStep('an empty form shows what is missing at each field', async () => {
    await submit(vendor);
    for (const [label, text] of [
      ['Name', 'Listing name is required'],
      ['Short description', 'Short description is required'],
      ['Full description', 'Full description is required'],
      ['Link', 'Link is required'],
      ['Pricing', 'Pricing is required'],
    ] as const) {
      await expect(field(vendor, label)).toHaveAccessibleDescription(new RegExp(text));
    }
    for (const label of ['Link', 'Free trial link']) {
      await field(vendor, label).fill('not a link');
      await field(vendor, label).blur();
      await expect(field(vendor, label)).toHaveAccessibleDescription(/Must be a valid link/);
      await field(vendor, label).fill('');
    }
  });

  // Otherwise: the stories of the logo field.
  await sweepStep('a disguised GIF and a 6 MB image are rejected at their field', async () => {
    await chooseLogo(vendor, disguisedGif);
    await expect(vendor.getByText('Unsupported Format: Must be JPEG or PNG').first()).toBeVisible();
    await chooseLogo(vendor, tooLarge(await drawLogo(vendor, 'png', 10)));
    await expect(vendor.getByText('Maximum 5 MB').first()).toBeVisible();
  });

  const chosen = await test.step('it is submitted, with a logo', async () => {
    const options = await fillListing(vendor, app);
    // The style sheet of the form, loaded late, overrides those of the page.
    const left = async (label: string) => (await field(vendor, label).boundingBox())?.x;
    expect(await left('Full description')).toBe(await left('Short description'));
    await chooseLogo(vendor, await drawLogo(vendor, 'png', 60));
    await expect(vendor.getByText('256 × 256', { exact: false })).toBeVisible();
    await submit(vendor);
    await expectSubmitted(vendor, name);
    return options;
  });

  const bell = vendor.getByRole('button', { name: /^Notifications/ });
  const admin = await signedIn('admin@portal.test');
  const decide = async (decision: 'Approved' | 'Declined') => {
    await admin.goto('/apps/pending/all?sort=newest');
    await admin.getByRole('link', { name, exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
    if (decision === 'Approved') {
      await admin.getByRole('button', { name: /^Approve listing/ }).click();
    } else {
      await admin.getByRole('button', { name: /^Decline…/ }).click();
      await admin.getByRole('textbox', { name: 'Reason for decline' }).fill(note);
      await admin.getByRole('button', { name: /^Decline listing/ }).click();
    }
    await expect(admin.getByText(`${name} ${decision.toLowerCase()}.`).first()).toBeVisible();
    // The open tab of the vendor, without a reload.
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  };

  await test.step('the admin declines it with a note', () => decide('Declined'));

  await test.step('the vendor reads the note, corrects the listing and submits it again', async () => {
    await vendor.goto(`/apps/pending?search=${encodeURIComponent(name)}`);
    await expect(vendor.getByRole('row', { name: /DECLINED/ })).toBeVisible();
    await vendor.getByRole('link', { name, exact: true }).click();
    await expect(vendor.getByText('This listing has been declined by an admin.')).toBeVisible();
    await expect(vendor.getByText('The following note was left:')).toBeVisible();
    await expect(vendor.getByText(note)).toBeVisible();
    // Opening the page reads its notifications.
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(vendor.getByRole('combobox', { name: 'Industry' })).toHaveValue(chosen.industry);
    await expect(
      vendor.getByRole('button', { name: `Remove ${chosen.subcategory}` }),
    ).toBeVisible();
    await expect(field(vendor, 'Link')).toHaveValue(app.website);
    await field(vendor, 'Short description').fill(
      'Keeps a small business in order, one page at a time.',
    );
    await submit(vendor);
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();
  });

  await test.step('the admin approves it', async () => {
    await decide('Approved');
    await bell.click();
    await expect(
      vendor.getByRole('menuitem', { name: new RegExp(`^${name} is live`) }),
    ).toBeVisible();
  });

  await test.step('after a restart it is live, and another app pending', async () => {
    const own = await callsOf(product.url, email);
    const { id } = await own.one('POST', '/apps', appNamed('Waits for a restart'));
    await product.stop();
    await product.start();
    await vendor.goto(`/apps/active?search=${encodeURIComponent(name)}`);
    await expect(vendor.getByRole('link', { name, exact: true })).toBeVisible();
    expect((await own.one('GET', `/pending/apps/${id}`)).status).toBe('PENDING');
  });
});
