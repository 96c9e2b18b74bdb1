import type { Page } from '@playwright/test';
import { newVendor } from '../api.ts';
import { field } from '../listingForm.ts';
import { demoPassword, expect } from '../test.ts';
import { asText } from './faultApi.ts';
import type { FormUnderFault, Stored } from './formUnderFault.ts';

const pressed = new WeakMap<Page, number>();

/** The forms ignore a second press within a second, so a retry waits until then. */
async function press(page: Page, name: string, double: boolean): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const last = pressed.get(page);
  if (last !== undefined)
    await page.waitForFunction((at) => performance.now() > at + 1000, last, { polling: 100 });
  await (double ? button.dblclick() : button.click());
  pressed.set(page, await page.evaluate(() => performance.now()).catch(() => 0));
}

/** The forms for signed-out visitors, which have no local drafts. */
export async function authForms(url: string): Promise<FormUnderFault[]> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { ok: response.ok, body: await response.json() };
  };
  const signIn = (identifier: string, password: string) =>
    post('/auth/local', { identifier, password });
  const shared = {
    as: null,
    notStored:
      'Signed-out visitors may share a device, and browsers fill in names, email addresses and passwords.',
    read: (page: Page, label: string) => field(page, label).inputValue(),
    fill: (page: Page, label: string, words: string) => field(page, label).fill(words),
    failed: (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).waitFor(),
  };

  const oneTab = 'All tabs share one session, so the second tab redirects to the portal.';

  const known = await newVendor(url, 'Known');
  const signingIn: FormUnderFault = {
    ...shared,
    name: 'sign-in',
    sweepOnly: 'registration, and e2e/signingIn.spec.ts',
    oneTab,
    prepare: async () => '/auth/login',
    typed: () => ({ Username: known, Password: demoPassword }),
    ready: (page) => expect(field(page, 'Username')).toBeEditable(),
    submit: (page, double = false) => press(page, 'Sign in', double),
    saved: /^My listings$/,
    // Only the session is stored, which the next page proves.
    stored: async () => [{ Username: known, Password: demoPassword }],
    writes: { method: /POST/, path: /\/auth\/local\/?$/ },
  };

  const registration: FormUnderFault = {
    ...shared,
    name: 'registration',
    oneTab,
    prepare: async () => '/auth/registration',
    typed: (mark) => ({
      'First name': `Māia ${mark}`,
      'Last name': 'O’Hara',
      Email: `${mark}@fault.example`,
      Password: demoPassword,
      'Confirm password': demoPassword,
    }),
    ready: async (page) => {
      await page.getByRole('checkbox', { name: /I accept/ }).check({ force: true });
    },
    submit: (page, double = false) => press(page, 'Create account', double),
    // The address is in use by the account that was created.
    foundOut: async (page) => {
      await press(page, 'Create account', false);
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    },
    saved: /^My listings$/,
    stored: async (mark): Promise<Stored[]> => {
      const email = `${mark}@fault.example`;
      const { ok, body } = await signIn(email, demoPassword);
      if (!ok) return [];
      const { first_name, last_name } = body.user;
      const passwords = { Password: demoPassword, 'Confirm password': demoPassword };
      const names = { 'First name': asText(first_name), 'Last name': asText(last_name) };
      return [{ ...names, ...passwords, Email: asText(body.user.email) }];
    },
    writes: { method: /POST/, path: /\/auth\/local\/register\/?$/ },
  };

  const forgot: FormUnderFault = {
    ...shared,
    name: 'forgotten password',
    sweepOnly: 'registration',
    prepare: async () => '/auth/forgot-password',
    typed: (mark) => ({ Email: `${mark}@fault.example` }),
    ready: (page) => expect(field(page, 'Email')).toBeEditable(),
    submit: (page, double = false) => press(page, 'Send reset link', double),
    saved: /an email will be sent shortly/,
    // Nothing is stored, and the response does not reveal whether the account exists.
    stored: async (mark) => [{ Email: `${mark}@fault.example` }],
    writes: { method: /POST/, path: /\/auth\/forgot-password\/?$/ },
  };

  const email = await newVendor(url, 'Forgetful');
  const codes = new Set<string>();
  const newCode = async () => {
    await post('/auth/forgot-password', { email });
    let code: string | undefined;
    await expect(async () => {
      const outbox = await (await fetch(`${url}/_outbox`)).text();
      // Other tests share the product and its outbox.
      const own = outbox.split('<article').filter((text) => text.includes(email));
      const found = own.join('').matchAll(/reset-password\?code=([\w.-]+)/g);
      code = [...found].flatMap(([, each = '']) => (codes.has(each) ? [] : [each]))[0];
      expect(code).toBeDefined();
    }).toPass();
    codes.add(code ?? '');
    return code;
  };
  const secret = (mark: string) => `three words ${mark}`;
  const reset: FormUnderFault = {
    ...shared,
    name: 'new password',
    sweepOnly: 'registration, and e2e/signingIn.spec.ts',
    oneTab: 'A reset link works once, so the other tab cannot submit.',
    prepare: async () => `/auth/reset-password?code=${await newCode()}`,
    typed: (mark) => ({ 'New password': secret(mark), 'Confirm password': secret(mark) }),
    ready: (page) => expect(field(page, 'New password')).toBeEditable(),
    submit: (page, double = false) => press(page, 'Set password', double),
    // The reset link is used up; the lost response had set the password.
    foundOut: async (page) => {
      await press(page, 'Set password', false);
      await expect(page.getByText(/^Reset link timed out/).first()).toBeVisible();
    },
    saved: /^My listings$/,
    stored: async (mark) => {
      const { ok } = await signIn(email, secret(mark));
      return ok ? [{ 'New password': secret(mark), 'Confirm password': secret(mark) }] : [];
    },
    writes: { method: /POST/, path: /\/auth\/reset-password\/?$/ },
  };

  return [signingIn, registration, forgot, reset];
}
