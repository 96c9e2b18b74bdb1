import type { ChildProcess } from 'node:child_process';
import { freePort } from '../tools/lib/backend.mjs';
import { startExample } from '../tools/lib/example.mjs';
import { appNamed, callsOf } from './support/api.ts';
import { withProduct } from './support/product.ts';
import { expect, openContext, test } from './support/test.ts';

test('an approved listing appears on the directory, which reports its views', async ({
  browser,
}) => {
  const port = await freePort();
  const directory = `http://localhost:${port}`;
  await withProduct(
    async ({ url }) => {
      let example: ChildProcess | undefined;
      try {
        await startExample({ portal: url, port }, (child) => {
          example = child;
        });
        const vendor = await callsOf(url, 'vendor@portal.test');
        const listing = await vendor.one('POST', '/apps', appNamed('Kereru Ferry'));
        const address = `${directory}/apps/${listing.slug}`;
        const admin = await (await openContext(browser, url, 'admin@portal.test')).newPage();
        const visitor = await (await browser.newContext()).newPage();
        await expect
          .poll(async () => (await visitor.goto(directory))?.status(), 'the first sync is done')
          .toBe(200);
        expect((await visitor.goto(address))?.status()).toBe(404);

        await admin.goto(`${url}/apps/pending/view/${listing.slug}`);
        await admin.getByRole('button', { name: 'Approve listing' }).click();
        await expect
          .poll(async () => (await visitor.goto(directory))?.text())
          .toContain(address.slice(directory.length));
        await admin.getByRole('link', { name: 'Back to the directory' }).click();
        const view = admin.waitForResponse(`${url}/api/views/apps/${listing.slug}`);
        await admin.getByRole('link', { name: 'Kereru Ferry' }).click();
        expect((await view).status()).toBe(204);
        await expect(admin.getByRole('heading', { level: 1, name: 'Kereru Ferry' })).toBeVisible();

        const owner = await callsOf(url, 'admin@portal.test');
        await owner.bare('DELETE', `/apps/${listing.id}`);
        await expect
          .poll(async () => (await visitor.goto(directory))?.text())
          .not.toContain('Kereru Ferry');
      } finally {
        example?.kill();
      }
    },
    { DIRECTORY_URL: `${directory}/` },
  );
});
