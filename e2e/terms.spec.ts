import { sweepOnly } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

// Otherwise: the stories of Terms and Featured, and packages/testing/src/contract/termCases.ts.
// Rows: 2.13, 2.25, 2.26, 2.40, 7.10, 8.14, 9.1
test(
  'an admin adds, renames and deletes terms, and features apps in an industry',
  sweepOnly,
  async ({ signedIn }) => {
    const page = await signedIn('admin@portal.test');
    await page.goto('/');
    const heading = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const row = (list: string, text: string) =>
      page
        .getByRole('list', { name: list, exact: true })
        .getByRole('listitem')
        .filter({ hasText: text });

    await page.getByRole('link', { name: 'Industries' }).click();
    await heading('Industries');
    const name = page.getByRole('textbox', { name: 'Industry name' });
    await name.fill('Kererū watching');
    await name.press('Enter');
    await expect(row('Industries', 'Kererū watching')).toContainText('Not used');

    // Renamed by the keyboard alone.
    await row('Industries', 'Kererū watching')
      .getByRole('button', { name: /^More for/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    await expect(
      page
        .getByRole('list', { name: 'Industries', exact: true })
        .getByRole('textbox', { name: 'Industry name' }),
    ).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bird watching');
    await page.keyboard.press('Enter');
    await expect(row('Industries', 'Bird watching')).toBeVisible();

    // A term in use can be deleted once its listings have moved.
    const used = page
      .getByRole('list', { name: 'Industries', exact: true })
      .getByRole('listitem')
      .filter({ hasText: /\d (apps|services)/ })
      .first();
    const deleted = (await used.getByRole('paragraph').first().textContent()) ?? '';
    await used.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${deleted}?` });
    await question.getByRole('combobox', { name: 'Move to' }).fill('Bird');
    await page.getByRole('option', { name: 'Bird watching' }).click();
    await question.getByRole('button', { name: 'Move and delete' }).click();
    await expect(page.getByText(`${deleted} was merged into Bird watching.`).first()).toBeVisible();
    await expect(row('Industries', 'Bird watching')).toContainText(/\d (apps|services)/);
    await page.reload();
    await expect(row('Industries', 'Bird watching')).toContainText(/\d (apps|services)/);

    await page.getByRole('link', { name: 'Categories' }).click();
    await heading('Categories');
    await page.getByRole('textbox', { name: 'Category name' }).fill('Weather');
    await page.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('link', { name: 'Weather' }).click();
    await heading('Weather');
    await page.getByRole('textbox', { name: 'Subcategory name' }).fill('Rain');
    await page.keyboard.press('Enter');
    await expect(row('Subcategories of Weather', 'Rain')).toBeVisible();
    await page.getByRole('button', { name: 'More for Weather' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete category' }).click();
    await heading('Categories');
    await expect(page.getByText('Weather was deleted.').first()).toBeVisible();
    await expect(page.getByText('Category not found.')).toHaveCount(0);
    await expect(row('Categories', 'Weather')).toHaveCount(0);

    // The choice of an app survives a reload. Whether the first option adds or removes one depends on
    // the industry that was merged above.
    await page.getByRole('link', { name: /^Featured/ }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Industry' }).fill('Bird');
    await page.getByRole('option', { name: 'Bird watching' }).click();
    const loaded = () => expect(page.getByText('are approved in this industry')).toBeVisible();
    const featured = page.getByRole('list', { name: 'Featured apps' }).getByRole('listitem');
    await loaded();
    const before = await featured.allTextContents();
    await page.getByRole('combobox', { name: 'Approved apps' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(featured).not.toHaveCount(before.length);
    const chosen = await featured.allTextContents();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Featured listings for Bird watching saved').first()).toBeVisible();
    await page.reload();
    await loaded();
    await expect(featured).toHaveText(chosen);
  },
);
