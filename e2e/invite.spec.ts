import type { Page } from '@playwright/test';
import { newVendor } from './support/api.ts';
import { followEmailLink, linkOf, password } from './support/emails.ts';
import { sweepOnly, sweepStep } from './support/sweep.ts';
import { demoPassword, endSession, expect, test, typeSignIn } from './support/test.ts';

async function signInAsOwner(page: Page): Promise<void> {
  await typeSignIn(page, 'admin@portal.test', demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
}

// Otherwise: backend/tests/staffInvites.slow.test.ts and the stories of Invite.
test(
  'an owner invites a person, who accepts by email and is staff',
  sweepOnly,
  async ({ page, product }) => {
    const { url } = product;
    const email = 'ina@staff.example';
    await page.goto(`${url}/auth/login?returnTo=/accounts`);
    await signInAsOwner(page);
    await page.getByRole('button', { name: 'Invite staff' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite staff' });
    const send = async (to: string) => {
      await dialog.getByLabel('Email', { exact: true }).fill(to);
      await dialog.getByRole('button', { name: 'Send invite' }).click();
    };
    await dialog.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'Support' }).click();
    await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
    const existing = await newVendor(url, 'granted');
    await send(existing);
    await expect(dialog.getByText(/^This person already has an account\./)).toBeVisible();
    await send(email);
    await expect(page.getByText(`Invite sent to ${email}.`).first()).toBeVisible();
    await expect(page.getByText('INVITED')).toBeVisible();

    await endSession(page, url);
    await followEmailLink(page, product, email, 'You’ve been invited to the customer portal');
    await expect(page.getByRole('heading', { level: 1, name: 'Accept your invite' })).toBeVisible();
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto(`${url}/accounts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite staff' })).toHaveCount(0);

    // Otherwise: backend/tests/staffInvites.slow.test.ts and the stories of RolesDialog.
    await sweepStep('a role granted on the page of an account tells its user', async () => {
      await endSession(page, url);
      await page.goto(
        `${url}/auth/login?returnTo=${encodeURIComponent(`/accounts?search=${existing}`)}`,
      );
      await signInAsOwner(page);
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Change roles' }).click();
      await page.getByRole('switch', { name: 'Editor' }).click();
      await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
      await page.getByRole('dialog').getByRole('button', { name: 'Change roles' }).click();
      await expect(page.getByText('Roles changed.', { exact: true })).toBeVisible();
      expect(await linkOf(page, product, existing, 'You are now an editor')).toBe(`${url}/`);
    });
  },
);
