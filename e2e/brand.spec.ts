import { callsOf } from './support/api.ts';
import { sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

// Rows: X24R.1, X24R.2, X24R.5
test('an owner changes the brand, and pages show it without a restart', async ({
  product: { url },
  signedIn,
}) => {
  const owner = await signedIn('admin@portal.test');
  const visitor = await signedIn(null);
  const field = (name: string) => owner.getByRole('textbox', { name, exact: true });
  const name = 'Tui <b>Hub</b> & "Co"';

  await owner.goto(`${url}/brand`);
  await field('Portal name').fill(name);
  await field('Name of app listings').fill('Extensions');
  await field('Accent colour').fill('#a3195b');
  await field('Support email').fill('help@tui.example');
  await owner.getByLabel(/^Logo:/).setInputFiles('examples/brand/logo.png');
  await owner.getByLabel(/^Dark theme logo:/).setInputFiles('examples/brand/logo-dark.png');
  await owner.getByLabel(/^Favicon:/).setInputFiles('examples/brand/favicon.png');
  await owner.getByRole('button', { name: 'Save brand' }).click();
  await expect(owner.getByText(/^Brand saved\./).first()).toBeVisible();
  await owner.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(owner).toHaveTitle(`Brand · ${name}`);
  await expect(
    owner.getByRole('navigation').getByText('Extensions', { exact: true }),
  ).toBeVisible();

  await test.step('sign-in has it in its markup, and hydrates it', async () => {
    const logo = visitor.waitForResponse(/\/uploads\/\w{32}\/original\.png$/);
    const response = await visitor.goto(`${url}/auth/login`);
    const html = await response?.text();
    expect(html).toContain('Tui &lt;b&gt;Hub&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(html).toMatch(/<link rel="icon" href="\/uploads\/\w{32}\/original\.png" \/>/);
    expect((await logo).status()).toBe(200);
    await expect(visitor.getByRole('link', { name: 'Directory', exact: true })).toBeVisible();
    await expect(visitor).toHaveTitle(`Sign in · ${name}`);
    await expect(visitor.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@tui.example',
    );
    await expect(visitor.getByRole('banner')).toContainText(name);
    await expect(visitor.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
      'background-color',
      'rgb(163, 25, 91)',
    );
  });

  // Otherwise: packages/testing/src/contract/brandCases.ts and the story Reset.
  await sweepStep('a reset brings the default back', async () => {
    await owner.getByRole('button', { name: 'Reset to default' }).click();
    await owner.getByRole('button', { name: 'Reset brand' }).click();
    await expect(owner.getByText(/^The default brand is back\./).first()).toBeVisible();
    await visitor.reload();
    await expect(visitor).toHaveTitle('Sign in · Customer portal');
    await expect(visitor.getByRole('link', { name: 'Contact support' })).toHaveCount(0);
  });
  const calls = await callsOf(url, 'admin@portal.test');
  const { version } = await calls.one('GET', '/brand');
  await calls.one('DELETE', `/brand?version=${version}`);
});
