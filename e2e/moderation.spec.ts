import { appNamed, callsOf, type Stored } from './support/api.ts';
import { holdUndo, scrolled, textsOnDevice, typeAtOnce } from './support/inPage.ts';
import { sweepOnly, sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

const reason = 'Please say what it costs for a small team.';

// Rows: 1.2, 1.4, X1, X2, X8
test('an admin decides the queue by keyboard, with undo', async ({ product, signedIn }) => {
  test.setTimeout(120_000);
  const vendor = await callsOf(product.url, 'vendor@portal.test');
  const colleague = await callsOf(product.url, 'admin@portal.test');
  const names = ['Kereru Ferry One', 'Kereru Ferry Two', 'Kereru Ferry Three', 'Kereru Ferry Four'];
  const made = [];
  for (const name of names) made.push(await vendor.one('POST', '/apps', appNamed(name)));
  const [one, two, three, four] = made;
  if (!one || !two || !three || !four) throw new Error('Four apps are needed.');
  const statusOf = async ({ id }: Stored) =>
    (await colleague.one('GET', `/pending/apps/${id}`)).status;
  const decideAsColleague = ({ id, version }: Stored, status: string) =>
    colleague.one('PATCH', `/apps/${id}`, {
      data: { status, note: null, internal_note: null, version },
    });

  const admin = await signedIn('admin@portal.test');
  await holdUndo(admin);
  const title = (name: string) => admin.getByRole('heading', { level: 1, name });
  const open = async (slug: unknown, name: string) => {
    await admin.goto(`/apps/pending/view/${slug}`);
    await expect(title(name)).toBeVisible();
    await expect(admin.getByText('in the queue')).toBeVisible();
  };

  await test.step('the list of shortcuts, J and K', async () => {
    await open(one.slug, 'Kereru Ferry One');
    await admin.keyboard.press('?');
    await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await admin.keyboard.press('j');
    await expect(title('Kereru Ferry Two')).toBeVisible();
    await admin.keyboard.press('k');
    await expect(title('Kereru Ferry One')).toBeVisible();
  });

  await test.step('typing a reason does not scroll the page, and the reason survives a reload', async () => {
    await admin.keyboard.press('d');
    await admin.keyboard.type(reason);
    expect(await scrolled(admin)).toBe(0);
    await expect.poll(() => textsOnDevice(admin)).toContain(reason);
    admin.once('dialog', (dialog) => void dialog.accept());
    await admin.reload();
    await expect(admin.getByText('in the queue')).toBeVisible();
    await admin.getByRole('button', { name: 'Restore' }).click();
    await expect(admin.getByRole('textbox', { name: 'Reason for decline' })).toHaveValue(reason);
  });

  await test.step('declining opens the next listing, and Undo reverts it', async () => {
    await admin.getByRole('textbox', { name: 'Reason for decline' }).press('Control+Enter');
    await expect(title('Kereru Ferry Two')).toBeFocused();
    // Keys typed while the next listing loads must not decide it; typed without a pause.
    await typeAtOnce(admin, 'Please name a price, and add a a logo');
    await admin.keyboard.press('F8');
    // A focused toast stays open.
    await expect(admin.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(admin.getByRole('button', { name: /^Approve listing/ })).toBeVisible();
    expect([await statusOf(one), await statusOf(two)]).toEqual(['DECLINED', 'PENDING']);
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('Kereru Ferry One is pending again.').first()).toBeVisible();
    expect(await statusOf(one)).toBe('PENDING');
  });

  // Otherwise: packages/testing/src/contract/moderationCases.ts and the stories DecisionConflict and ResubmittedMeanwhile.
  await sweepStep(
    'a colleague decided first: the message shows who and when, and nothing is overwritten',
    async () => {
      await open(two.slug, 'Kereru Ferry Two');
      await decideAsColleague(two, 'APPROVED');
      await admin.keyboard.press('d');
      await admin.keyboard.type('Too late.');
      await admin.getByRole('button', { name: /^Decline listing/ }).press('Enter');
      await expect(
        admin.getByText(/approved this listing .* ago\. Your decision was not saved\./).first(),
      ).toBeVisible();
      await expect(admin.getByText('APPROVED').first()).toBeVisible();
      expect(await statusOf(two)).toBe('APPROVED');
    },
  );

  // Otherwise: the story BulkDeclineConflict.
  await sweepStep('a bulk decision lists what failed and why', async () => {
    // Leaving a page with unsaved text asks first.
    admin.on('dialog', (dialog) => void dialog.accept());
    await admin.goto('/apps/pending/all?search=Kereru');
    for (const name of ['Kereru Ferry Three', 'Kereru Ferry Four']) {
      await admin.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
    }
    await decideAsColleague(four, 'DECLINED');
    await admin.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await expect(admin.getByText('1 listing could not be approved, 1 was.').first()).toBeVisible();
    await expect(
      admin.getByText(/Kereru Ferry Four: .* declined this listing/).first(),
    ).toBeVisible();
    // A listing that a colleague decided is no longer selected.
    await expect(admin.getByRole('region', { name: /selected$/ })).toHaveCount(0);
    expect([await statusOf(three), await statusOf(four)]).toEqual(['APPROVED', 'DECLINED']);
  });
});

// Otherwise: the stories of NewReview and Reviews, and packages/testing/src/contract/reviewCases.ts.
// Rows: 2.23, 2.38, 3.4, 3.7, 4.5, 5.8, 7.9, 7.10
test(
  'a review goes from its form to the rating of the listing',
  sweepOnly,
  async ({ product, signedIn }) => {
    test.setTimeout(90_000);
    const vendor = await callsOf(product.url, 'vendor@portal.test');
    const staff = await callsOf(product.url, 'admin@portal.test');
    const { id, version, slug } = await vendor.one('POST', '/apps', appNamed('Weka Way Finder'));
    const decision = { status: 'APPROVED', note: null, internal_note: null, version };
    await staff.one('PATCH', `/apps/${id}`, { data: decision });

    const reader = await signedIn('pro@portal.test');
    const sent = reader.getByRole('group', { name: 'Review of Weka Way Finder submitted.' });
    const choose = async () => {
      await reader.getByRole('combobox', { name: 'Listing' }).fill('Weka');
      await reader.getByRole('option', { name: 'Weka Way Finder' }).click();
    };
    await test.step('another vendor writes it after seeing what is missing', async () => {
      await reader.goto('/reviews/apps/new');
      await reader.getByRole('button', { name: 'Submit review' }).click();
      for (const text of ['Listing is required', 'Rating is required', 'Comment is required'])
        await expect(reader.getByText(text).first()).toBeVisible();
      await choose();
      await reader.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await reader.getByRole('textbox', { name: 'Comment' }).fill('Found every hut.');
      await reader.getByRole('button', { name: 'Submit review' }).click();
      await expect(sent).toBeVisible();
      await expect(reader.getByRole('textbox', { name: 'Comment' })).toBeHidden();
    });

    await test.step('a second review of the same listing edits the first', async () => {
      await reader.getByRole('button', { name: 'Review another app' }).click();
      await choose();
      await expect(reader.getByRole('heading', { name: 'Edit your review' })).toBeVisible();
      await reader.getByRole('radio', { name: '5 stars' }).check({ force: true });
      await reader.getByRole('button', { name: 'Submit review' }).click();
      await expect(sent).toBeVisible();
    });

    const admin = await signedIn('admin@portal.test');
    await test.step('an admin approves it with the keyboard', async () => {
      await admin.goto('/reviews/apps/pending?search=hut');
      await expect(admin.getByText('1–1 of 1')).toBeVisible();
      await expect(admin.getByText('5 of 5')).toBeVisible();
      await admin.keyboard.press('j');
      await admin.keyboard.press('a');
      await admin.keyboard.press('a');
      await expect(
        admin.getByText(/^Review of Weka Way Finder .* approved\.$/).first(),
      ).toBeVisible();
    });

    await test.step('its vendor sees the rating in the list and on the page', async () => {
      const owner = await signedIn('vendor@portal.test');
      await owner.goto('/apps/active?search=Weka');
      await expect(owner.getByText('5.0')).toBeVisible();
      await owner.goto(`/apps/active/view/${slug}`);
      const reviews = owner.getByRole('region', { name: 'Reviews' });
      await expect(reviews.getByText('5.0 · 1 review')).toBeVisible();
      await expect(reviews.getByText('Found every hut.')).toBeVisible();
      await expect(reviews.getByRole('link', { name: 'Write a review' })).toHaveCount(0);
    });

    await test.step('deleted, it no longer counts', async () => {
      await admin.goto('/reviews/apps/active?search=hut');
      await admin.getByRole('button', { name: /^Delete the review of Weka/ }).click();
      await admin
        .getByRole('alertdialog', { name: 'Delete review?' })
        .getByRole('button', { name: 'Delete review' })
        .click();
      await expect(admin.getByText('was deleted.', { exact: false }).first()).toBeVisible();
      expect((await staff.one('GET', `/apps/${id}`)).rating).toBeNull();
    });
  },
);

// Otherwise: backend/tests/moneyOffers.test.ts, packages/testing/src/contract/otherCases.ts, and the story VendorListingWithReceipt.
// Rows: 2.24, 2.39, 3.7, 4.6
test('a declined offer shows its vendor the reason', sweepOnly, async ({ signedIn }) => {
  const admin = await signedIn('admin@portal.test');
  await admin.goto('/special-offers/apps/pending?search=lambing');
  const offer = admin.getByRole('listitem', { name: /A free set-up call before lambing/ });
  await offer.getByRole('button', { name: 'Decline' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Decline this offer?' });
  await dialog.getByRole('button', { name: 'Decline offer' }).click();
  await expect(dialog.getByText('Reason for decline is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason for decline' }).fill(reason);
  await dialog.getByRole('button', { name: 'Decline offer' }).click();
  await expect(admin.getByText(/lambing” declined\.$/).first()).toBeVisible();

  const vendor = await signedIn('vendor@portal.test');
  await vendor.goto('/apps/active/view/tussock-farm-diary');
  const offers = vendor.getByRole('region', { name: 'Special offers' });
  await expect(offers.getByText('DECLINED')).toBeVisible();
  await expect(offers.getByText(reason, { exact: false })).toBeVisible();
});
