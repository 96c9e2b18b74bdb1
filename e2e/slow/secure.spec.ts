import { wrongHeaders } from '../support/safety/headers.ts';
import { expect, test } from '../support/test.ts';

test.use({ settings: { PUBLIC_URL: 'https://portal.example' } });

test('behind https each page also promises https', async ({ product, request }) => {
  expect(await wrongHeaders(request, product.url, 'secure')).toEqual([]);
});
