import {
  type Chosen,
  chooseLogo,
  expectSubmitted,
  field,
  fillListing,
  submit,
} from './support/listingForm.ts';
import { disguisedGif, drawLogo, tooLarge } from './support/pictures.ts';
import { allProducts } from './support/products.ts';
import { sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

const note = 'Please say in the short description what it does for a small business.';

// Rows: 1.1, 1.2, 2.21, 3.4, 4.1, 4.3, 4.4, 5.9, 5.10, 7.3, 7.8, 8.12
test('a vendor submits two apps, an admin decides, and the decisions survive a restart', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(240_000);
  const [first, second] = allProducts();
  if (!first || !second) throw new Error('Two products are needed.');
  const vendor = await signedIn('vendor@portal.test');

  // Otherwise: the stories RequiredFields and Invalid of the listing form.
  await sweepStep('an empty form shows what is missing at each field', async () => {
    await vendor.goto('/apps/new');
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

  let chosen: Chosen | undefined;
  await test.step('both are submitted, each with a logo', async () => {
    for (const [kind, each] of [
      ['png', first],
      ['webp', second],
    ] as const) {
      await vendor.goto('/apps/new');
      chosen = await fillListing(vendor, each);
      await chooseLogo(vendor, await drawLogo(vendor, kind, 60));
      await expect(vendor.getByText('256 × 256', { exact: false })).toBeVisible();
      await submit(vendor);
      await expectSubmitted(vendor, each.name);
    }
  });

  const admin = await signedIn('admin@portal.test');
  const decide = async (name: string, decision: 'Approved' | 'Declined') => {
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
  };

  await test.step('the admin approves one, and declines the other with a note', async () => {
    await decide(first.name, 'Approved');
    await decide(second.name, 'Declined');
  });

  await test.step('the vendor reads the note, corrects the listing and submits it again', async () => {
    await vendor.goto(`/apps/pending?search=${encodeURIComponent(second.name)}`);
    await expect(vendor.getByRole('row', { name: /DECLINED/ })).toBeVisible();
    await vendor.getByRole('link', { name: second.name, exact: true }).click();
    await expect(vendor.getByText('This listing has been declined by an admin.')).toBeVisible();
    await expect(vendor.getByText('The following note was left:')).toBeVisible();
    await expect(vendor.getByText(note)).toBeVisible();
    await expect(vendor.getByRole('combobox', { name: 'Industry' })).toHaveValue(
      String(chosen?.industry),
    );
    await expect(
      vendor.getByRole('button', { name: `Remove ${chosen?.subcategory}` }),
    ).toBeVisible();
    await expect(field(vendor, 'Link')).toHaveValue(second.website);
    await field(vendor, 'Short description').fill(
      'Keeps a small business in order, one page at a time.',
    );
    await submit(vendor);
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();
  });

  await test.step('after a restart the approved app is live and the other one pending', async () => {
    await product.stop();
    await product.start();
    await vendor.goto(`/apps/active?search=${encodeURIComponent(first.name)}`);
    await expect(vendor.getByRole('link', { name: first.name, exact: true })).toBeVisible();
    await vendor.goto(`/apps/pending?search=${encodeURIComponent(second.name)}`);
    await expect(vendor.getByRole('row', { name: /PENDING/ })).toBeVisible();
  });
});
