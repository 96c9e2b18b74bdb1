import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sweepOnly, sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

/** The total in the sentence below the chart. */
async function shownTotal(page: Page): Promise<number> {
  const chart = page.getByRole('figure', { name: 'Views per day' });
  const words = (await chart.getByText(/ views? (in|on) /).textContent()) ?? '';
  return Number(
    (/([\d,]+|No) views? (?:in|on)/.exec(words)?.[1] ?? '').replace('No', '0').replace(',', ''),
  );
}

/** Downloads the CSV file and sums its columns. */
async function downloaded(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  const cells = lines.map((line) => line.split(',').slice(-4));
  const sum = (column: number) => cells.reduce((all, row) => all + Number(row[column]), 0);
  return {
    name: file.suggestedFilename(),
    days: cells.map(([day]) => day),
    views: sum(1),
    before: sum(3),
  };
}

// Rows: 3.10, 9.5, X10
test('the address holds the range of a chart, and its file has the same numbers', async ({
  signedIn,
}) => {
  const vendor = await signedIn('pro@portal.test');
  await vendor.goto('/services/active');
  await vendor
    .getByRole('link', { name: /^Analytics / })
    .first()
    .click();

  // Otherwise: app/src/routes/analytics/analytics.test.ts, and the stories Last30Days and Previous7Days.
  await sweepStep('the last 30 days, then the last 7', async () => {
    const week = vendor.getByRole('button', { name: /Last 7 days/ });
    await expect(vendor.getByRole('figure', { name: 'Views per day' })).toContainText('in 30 days');
    const month = await shownTotal(vendor);
    await week.click();
    await expect(vendor.getByRole('figure', { name: 'Views per day' })).toContainText('in 7 days');
    expect(await shownTotal(vendor)).toBeLessThan(month);
    await expect(vendor).toHaveURL(/window=last7/);
  });

  await test.step('the URL holds the range, and the file matches the chart', async () => {
    await vendor.getByRole('button', { name: 'Last 90 days' }).click();
    await expect(vendor.getByRole('figure', { name: 'Views per day' })).toContainText('in 90 days');
    await vendor.reload();
    await expect(vendor.getByRole('figure', { name: 'Views per day' })).toContainText('in 90 days');
    const file = await downloaded(vendor);
    expect(file.days).toHaveLength(90);
    expect(file.views).toBe(await shownTotal(vendor));
    const [first, last] = [file.days[0], file.days.at(-1)];
    await expect(vendor).toHaveURL(new RegExp(`from=${first}&to=${last}$`));
    expect(file.name).toContain(`${first}-to-${last}.csv`);
  });

  // Otherwise: the story PointByPoint.
  await sweepStep('the keyboard reads the chart day by day', async () => {
    const reader = vendor.getByRole('slider', { name: 'Views per day, point by point' });
    await reader.focus();
    const today = await reader.getAttribute('aria-valuetext');
    await vendor.keyboard.press('ArrowLeft');
    await expect(reader).not.toHaveAttribute('aria-valuetext', String(today));
    await vendor.keyboard.press('End');
    await expect(reader).toHaveAttribute('aria-valuetext', String(today));
  });
});

// Otherwise: e2e/slow/arrivals.spec.ts and the stories of Analytics.
// Rows: 2.17
test(
  'a vendor without a plan sees the views of apps and a paywall for services',
  sweepOnly,
  async ({ signedIn }) => {
    const vendor = await signedIn('vendor@portal.test');
    await vendor.goto('/services/active/analytics/any-service');
    await expect(vendor).toHaveURL(/\/account\/subscription\/analytics-paywall$/);
    await expect(vendor.getByText('Upgrade to view service analytics').first()).toBeVisible();
    await vendor.goto('/apps/active');
    await vendor
      .getByRole('link', { name: /^Analytics / })
      .first()
      .click();
    await expect(vendor.getByRole('button', { name: /Last 30 days/ })).toBeVisible();
  },
);

// Otherwise: the stories of Dashboard, and backend/tests/behindProxy.slow.test.ts.
// Rows: 2.11, 2.12
test(
  'an admin reads the dashboard, and a directory visitor counts as one view',
  sweepOnly,
  async ({ signedIn, product }) => {
    const admin = await signedIn('admin@portal.test');
    await admin.goto('/dashboard');
    await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(admin.getByText(/in UTC\. \d+ items to review\.$/)).toBeVisible();
    await expect(admin.getByRole('figure', { name: 'New and total users per day' })).toContainText(
      'in 30 days',
    );
    await expect(
      admin.getByRole('list', { name: 'Newest listings' }).getByRole('link'),
    ).not.toHaveCount(0);
    const live = admin
      .getByRole('list', { name: 'Newest listings' })
      .getByRole('link', { name: /App/ });
    const href = String(await live.first().getAttribute('href'));
    const slug = href.split('/').at(-1);

    const today = async () => {
      await admin.goto(href.replace('/view/', '/analytics/'));
      const reader = admin.getByRole('slider', { name: 'Views per day, point by point' });
      const words = String(await reader.getAttribute('aria-valuetext'));
      return Number(/Views ([\d,]+)/.exec(words)?.[1]?.replace(',', ''));
    };
    const before = await today();
    const visit = () =>
      fetch(`${product.url}/api/views/apps/${slug}`, {
        method: 'POST',
        headers: { origin: product.url, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      });
    expect([(await visit()).status, (await visit()).status]).toEqual([204, 204]);
    expect(await today()).toBe(before + 1);

    await admin.goto('/dashboard');
    await admin.getByRole('link', { name: 'Start reviewing' }).click();
    await expect(admin).toHaveURL(/\/(apps|services)\/pending\/view\//);
  },
);
