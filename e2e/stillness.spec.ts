import { moved, watchShifts } from './support/stillness.ts';
import { expect, test } from './support/test.ts';

for (const [name, viewport] of [
  ['on a phone', { width: 375, height: 667 }],
  ['on a laptop', { width: 1280, height: 800 }],
] as const) {
  test(`messages on the sign-in page cause no layout shift ${name}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await watchShifts(page);
    for (const message of ['', 'register-success', 'session-ended-unkept']) {
      await page.goto(`${product.url}/auth/login?message=${message}`);
      const status = page.getByRole('status');
      if (message) {
        await expect(status).not.toBeEmpty();
        await expect(status).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
      expect(await moved(page), message).toEqual([]);
    }
    await page.getByRole('textbox', { name: 'Username' }).fill('vendor@portal.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-one');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await moved(page), 'after a wrong password').toEqual([]);
    await context.close();
  });
}
