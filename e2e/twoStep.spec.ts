import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newVendor } from './support/api.ts';
import { withProduct } from './support/product.ts';
import { sweepOnly, sweepStep } from './support/sweep.ts';
import { demoPassword, endSession, expect, signIn, test, typeSignIn } from './support/test.ts';

/** Gives the browser an authenticator that confirms every prompt, as a device with a fingerprint does. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const security = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });

/** Types the password into the open dialog. */
async function confirm(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel('Current password', { exact: true }).press('Enter');
  return dialog;
}

/** Connects an authenticator app in the open dialog. Returns the app and the recovery codes. */
async function connectApp(page: Page) {
  const response = page.waitForResponse(/\/auth\/totp$/);
  const dialog = await confirm(page);
  const { data } = await (await response).json();
  const app = new TOTP({ secret: Secret.fromBase32(data.secret) });
  await dialog.getByLabel('Code from the app').fill(app.generate());
  await dialog.getByLabel('Code from the app').press('Enter');
  const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  return { app, codes };
}

/** Signs out, and in again with the password. */
async function startSignIn(page: Page, url: string, email: string): Promise<void> {
  await endSession(page, url);
  await page.goto(`${url}/auth/login?returnTo=/account/security`);
  await typeSignIn(page, email, demoPassword);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeFocused();
}

test('a vendor signs in with an app, a recovery code and a passkey', async ({ page, product }) => {
  const { url } = product;
  const email = await newVendor(url, 'twostep');
  await addAuthenticator(page);
  await page.goto(`${url}/auth/login`);
  await signIn(page, email);
  await page.goto(`${url}/account/security`);

  await security(page).getByRole('button', { name: 'Set up app' }).click();
  const { app, codes } = await connectApp(page);
  await expect(
    security(page)
      .getByText(/^On since/)
      .first(),
  ).toBeVisible();

  await test.step('the code of the app', async () => {
    await startSignIn(page, url, email);
    // A code counts once, so this is the next one.
    await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
    await expect(security(page).getByText(/^10 of 10 left/)).toBeVisible();
  });

  // Otherwise: backend/tests/secondFactor.test.ts and the stories of the second factor.
  await sweepStep('a recovery code', async () => {
    await startSignIn(page, url, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.keyboard.type(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(security(page).getByText(/^9 of 10 left/)).toBeVisible();
  });

  await security(page).getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await confirm(page);
  await expect(security(page).getByText('Laptop')).toBeVisible();

  // Otherwise: backend/tests/passkeys.test.ts, the story TwoStepPasskey, and for the browser's part the next step.
  await sweepStep('a passkey as the second step', async () => {
    await startSignIn(page, url, email);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(security(page).getByText(/Last used/)).toBeVisible();
  });

  await test.step('a passkey instead of the password', async () => {
    await endSession(page, url);
    await page.goto(`${url}/auth/login?returnTo=/account/security`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(security(page).getByText('Laptop')).toBeVisible();
  });
});

// Otherwise: backend/tests/staffSecondFactor.slow.test.ts, and the stories Required, RequiredDone and RequiredLater.
test(
  'staff who must have a second factor set it up before anything else',
  sweepOnly,
  async ({ page }) => {
    await withProduct(
      async ({ url }) => {
        await page.goto(`${url}/auth/login?returnTo=/accounts`);
        await typeSignIn(page, 'admin@portal.test', demoPassword);
        const heading = page.getByRole('heading', { name: 'Set up two-step verification' });
        await expect(heading).toBeFocused();
        await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
        await connectApp(page);
        await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
      },
      { STAFF_SECOND_FACTOR: 'on' },
    );
  },
);
