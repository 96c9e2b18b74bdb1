import {
  type Chosen,
  chooseLogo,
  expectSubmitted,
  field,
  fillListing,
  submit,
} from './support/listingForm.ts';
import { disguisedGif, drawLogo, tooLarge } from './support/pictures.ts';
import { fiveProducts } from './support/products.ts';
import { expect, test } from './support/test.ts';

const note = 'Please say in the short description what it does for a small business.';

// Rows: 1.1, 1.2, 2.21, 3.4, 4.1, 4.3, 4.4, 5.9, 5.10, 7.3, 7.8, 8.12
test('a vendor lists five products, an admin decides, and the approved ones outlive a restart', {
  tag: '@everyday',
}, async ({ product, signedIn }) => {
  test.setTimeout(240_000);
  const products = fiveProducts();
  const [first, second, third, fourth, fifth] = products;
  if (!first || !second || !third || !fourth || !fifth)
    throw new Error('Five products are needed.');
  const vendor = await signedIn('vendor@portal.test');

  await test.step('an empty form says what is missing, at each field', async () => {
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

  await test.step('a disguised GIF and a picture of 6 MB are refused at their field', async () => {
    await chooseLogo(vendor, disguisedGif);
    await expect(vendor.getByText('Unsupported Format: Must be JPEG or PNG').first()).toBeVisible();
    await chooseLogo(vendor, tooLarge(await drawLogo(vendor, 'png', 10)));
    await expect(vendor.getByText('Maximum 5 MB').first()).toBeVisible();
  });

  await test.step('a save while the backend is away loses nothing and makes one record', async () => {
    await fillListing(vendor, first);
    await chooseLogo(vendor, await drawLogo(vendor, 'png', 20));
    await expect(vendor.getByText('256 × 256', { exact: false })).toBeVisible();
    await product.stop();
    await submit(vendor);
    await expect(vendor.getByRole('group', { name: /could not be reached/ })).toBeFocused();
    await expect(field(vendor, 'Name')).toHaveValue(first.name);
    await product.start();
    await submit(vendor);
    await expectSubmitted(vendor, first.name);
    await vendor.getByRole('searchbox').fill(first.name);
    await expect(vendor.getByText('1–1 of 1')).toBeVisible();
  });

  const chosen = new Map<string, Chosen>();
  await test.step('four more are submitted', async () => {
    for (const [index, each] of [second, third, fourth, fifth].entries()) {
      await vendor.goto('/apps/new');
      chosen.set(each.name, await fillListing(vendor, each));
      const kind = (['jpg', 'webp', 'png', 'jpg'] as const)[index] ?? 'png';
      await chooseLogo(vendor, await drawLogo(vendor, kind, 60 * index));
      await submit(vendor);
      await expectSubmitted(vendor, each.name);
    }
  });

  const admin = await signedIn('admin@portal.test');
  const decide = async (name: string, decision: 'Approved' | 'Declined', reason?: string) => {
    await admin.goto('/apps/pending/all?sort=newest');
    await admin.getByRole('link', { name, exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
    if (decision === 'Approved') {
      await admin.getByRole('button', { name: /^Approve listing/ }).click();
    } else {
      await admin.getByRole('button', { name: /^Decline…/ }).click();
      if (reason) await admin.getByRole('textbox', { name: 'Reason for decline' }).fill(reason);
      await admin.getByRole('button', { name: /^Decline listing/ }).click();
    }
    await expect(admin.getByText(`${name} ${decision.toLowerCase()}.`).first()).toBeVisible();
  };

  await test.step('the admin approves three and declines two, one with a note', async () => {
    for (const { name } of [first, second, third]) await decide(name, 'Approved');
    await decide(fourth.name, 'Declined', note);
    await decide(fifth.name, 'Declined');
  });

  await test.step('the vendor reads the note, mends and submits again', async () => {
    await vendor.goto(`/apps/pending?search=${encodeURIComponent(fourth.name)}`);
    await expect(vendor.getByRole('row', { name: /DECLINED/ })).toBeVisible();
    await vendor.getByRole('link', { name: fourth.name, exact: true }).click();
    await expect(vendor.getByText('This listing has been declined by an admin.')).toBeVisible();
    await expect(vendor.getByText('The following note was left:')).toBeVisible();
    await expect(vendor.getByText(note)).toBeVisible();
    const { industry, subcategory } = chosen.get(fourth.name) ?? { industry: '', subcategory: '' };
    await expect(vendor.getByRole('combobox', { name: 'Industry' })).toHaveValue(industry);
    await expect(vendor.getByRole('button', { name: `Remove ${subcategory}` })).toBeVisible();
    await expect(field(vendor, 'Link')).toHaveValue(fourth.website);
    await field(vendor, 'Short description').fill(
      'Keeps a small business in order, one page at a time.',
    );
    await submit(vendor);
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();

    await vendor.goto(`/apps/pending?search=${encodeURIComponent(fifth.name)}`);
    await vendor.getByRole('link', { name: fifth.name, exact: true }).click();
    await expect(vendor.getByText('No note was left.')).toBeVisible();
  });

  await test.step('the approved ones are in the active list after a restart', async () => {
    await product.stop();
    await product.start();
    for (const { name } of [first, second, third]) {
      await vendor.goto(`/apps/active?search=${encodeURIComponent(name)}`);
      await expect(vendor.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await vendor.goto(`/apps/pending?search=${encodeURIComponent(fourth.name)}`);
    await expect(vendor.getByRole('row', { name: /PENDING/ })).toBeVisible();
  });
});
