import { sweepOnly } from './support/sweep.ts';
import { expect, signIn, test } from './support/test.ts';

const email = 'moana.rangi@traveller.example';
const moved = 'moana@traveller.example';
const [first, second] = ['a long password', 'another long one'] as const;

// Otherwise: backend/tests/sessions.test.ts, packages/testing/src/contract/sessionCases.ts, e2e/localDraft.spec.ts, e2e/routes.spec.ts, and
// the stories EmailInUse, EmailChangeNeedsPassword, SignedOutOtherDevices, PasswordChanged, RequiredFields and Invalid.
// Rows: 2.14, 2.29, 2.41, 3.2, 5.6, 7.5, 8.7, 8.8, X3
test(
  'a user changes their details, email and password, and signs out devices',
  sweepOnly,
  async ({ product, browser, pageErrors }) => {
    test.setTimeout(120_000);
    const registered = await fetch(`${product.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        username: email,
        email,
        password: first,
        first_name: 'Moana',
        last_name: 'Rangi',
        newsletter: false,
      }),
    });
    expect(registered.status).toBe(200);

    const open = async (address: string, password: string) => {
      const context = await browser.newContext({ baseURL: product.url });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => pageErrors.push(message));
      await page.goto('/auth/login');
      await signIn(page, address, password);
      return page;
    };
    const otherDevice = (await open(email, first)).context();
    const here = await open(email, first);
    const field = (name: string) => here.getByRole('textbox', { name, exact: true });
    const password = (name: string) => here.getByLabel(name, { exact: true });

    // A new tab: the open one redirects to sign-in at any time, which aborts its navigation.
    const openSignedOut = async () => {
      const tab = await otherDevice.newPage();
      await tab.goto('/apps/active', { waitUntil: 'commit' });
      await expect(tab).toHaveURL(/\/auth\/login/);
      return tab;
    };

    await test.step('the greeting menu links to the account', async () => {
      await here.getByRole('button', { name: /Hi, Moana/ }).click();
      await here.getByRole('menuitem', { name: /My Account/ }).click();
      await expect(here).toHaveURL('/account/personal-information');
      await expect(here.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
      await expect(here).toHaveTitle('Personal information · Customer portal');
    });

    await test.step('an email address in use is shown at its field, and the typed values stay', async () => {
      await field('First name').fill('Māui');
      await field('Email').fill('VENDOR@portal.test');
      await field('Email').press('Enter');
      await password('Current password').fill('not the password');
      await password('Current password').press('Enter');
      await expect(password('Current password')).toHaveAccessibleDescription(
        /The provided current password is invalid/,
      );
      await password('Current password').fill(first);
      await password('Current password').press('Enter');
      await expect(field('Email')).toHaveAccessibleDescription(/Email address already in use/);
      await expect(field('First name')).toHaveValue('Māui');
    });

    await test.step('leaving with unsaved changes asks first and stores a local draft', async () => {
      await here.getByRole('link', { name: 'Security' }).click();
      const question = here.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(here.getByRole('button', { name: 'Change password' })).toBeVisible();
      await here.goBack();
      await here.getByRole('button', { name: 'Restore' }).click();
      await expect(field('First name')).toHaveValue('Māui');
    });

    await test.step('a new name and email address are saved, and the session continues', async () => {
      await field('Email').fill(moved);
      await here.keyboard.press('Control+Enter');
      await password('Current password').fill(first);
      await here.keyboard.press('Enter');
      await expect(here.getByText('Account settings updated.').first()).toBeVisible();
      await expect(here.getByRole('button', { name: /Hi, Māui/ })).toBeVisible();
      await here.reload();
      await expect(field('Email')).toHaveValue(moved);
      await expect(here.getByRole('button', { name: 'Restore' })).toHaveCount(0);
    });

    const change = async (current: string, next: string, again = next) => {
      await password('Current password').fill(current);
      await password('New password').fill(next);
      await password('Confirm new password').fill(again);
      await password('Confirm new password').press('Enter');
    };

    await here.getByRole('link', { name: 'Security' }).click();
    await test.step('form and server validate the password, each message at its field', async () => {
      await here.getByRole('button', { name: 'Change password' }).click();
      await expect(here.getByRole('group', { name: 'Check 3 fields' })).toBeFocused();
      await change('not the password', second);
      await expect(password('Current password')).toHaveAccessibleDescription(
        /The provided current password is invalid/,
      );
      await change(first, first);
      const same = /Your new password must be different than your current password/;
      await expect(password('New password')).toHaveAccessibleDescription(same);
      await expect(password('Confirm new password')).toHaveAccessibleDescription(same);
      await change(first, 'password1');
      await expect(password('New password')).toHaveAccessibleDescription(/Password is too common/);
      await change(first, second, 'something else');
      await expect(password('Confirm new password')).toHaveAccessibleDescription(
        /Password and Confirm Password didn't match/,
      );
    });

    await test.step('one device signs out another', async () => {
      await expect(here.getByText('This device')).toBeVisible();
      await here.getByRole('button', { name: /^Sign out \w+ on / }).click();
      await expect(here.getByText('Device signed out.').first()).toBeVisible();
      await signIn(await openSignedOut(), moved, first);
    });

    await test.step('a new password signs out all other devices', async () => {
      await change(first, second);
      await expect(here.getByText('Your password has been changed.').first()).toBeVisible();
      await expect(password('New password')).toHaveValue('');
      await here.getByRole('link', { name: 'My listings' }).first().click();
      await expect(here.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();
      await signIn(await openSignedOut(), moved, second);
    });

    await here.context().close();
    await otherDevice.close();
  },
);
