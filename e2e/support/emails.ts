import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect } from './test.ts';

/** Password of every account that `register` creates. */
export const password = 'kahikatea-7';

/** The link in the latest email with this subject. */
export async function linkOf(page: Page, product: Product, to: string, subject: string) {
  const email = page
    .getByRole('article')
    .filter({ hasText: to })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
  await expect(async () => {
    await page.goto(`${product.url}/_outbox`);
    await expect(email).toBeVisible({ timeout: 500 });
  }).toPass();
  return String(await email.getByRole('link').first().getAttribute('href'));
}

/** Opens the latest email with this subject and follows its link. */
export async function followEmailLink(page: Page, product: Product, to: string, subject: string) {
  const href = await linkOf(page, product, to, subject);
  await page.goto(href);
  return href;
}

export async function register(page: Page, product: Product, email: string): Promise<void> {
  const response = await page.request.post(`${product.url}/api/auth/local/register`, {
    data: {
      username: email,
      email,
      password,
      first_name: 'Mere',
      last_name: 'Parata',
      newsletter: false,
    },
  });
  expect(response.status()).toBe(200);
}
