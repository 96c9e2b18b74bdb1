import { expect, type Page } from '@playwright/test';
import type { Picture } from './pictures.ts';
import type { RealProduct } from './products.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Picks the first option of a searchable select and returns its label. */
async function pickFirst(page: Page, name: string): Promise<string> {
  await page.getByRole('combobox', { name }).click();
  const option = page.getByRole('option').first();
  // The second line is a description, such as the category.
  const [label = ''] = (await option.innerText()).trim().split('\n');
  await option.click();
  await page.keyboard.press('Escape');
  return label;
}

export async function chooseLogo(page: Page, picture: Picture): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /choose a file|replace/i }).click();
  await (await chooser).setFiles(picture);
}

/** The labels of the chosen options. */
export interface Chosen {
  industry: string;
  subcategory: string;
}

export async function fillListing(page: Page, product: RealProduct): Promise<Chosen> {
  await field(page, 'Name').fill(product.name);
  await field(page, 'Short description').fill(product.description.slice(0, 300));
  await field(page, 'Full description').fill(
    `${product.description}\n\nIt has a page of its own: ${product.website}`,
  );
  await field(page, 'Link').fill(product.website);
  await field(page, 'Pricing').fill('$29.99/month');
  return {
    industry: await pickFirst(page, 'Industry'),
    subcategory: await pickFirst(page, 'Subcategories'),
  };
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Submit/ }).click();
}

/** Expects the toast and the row in Pending listings. */
export async function expectSubmitted(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Your listing was submitted for review.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending listings' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}
