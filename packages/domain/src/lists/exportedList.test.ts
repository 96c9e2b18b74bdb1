import { expect, test } from 'vitest';
import { exportHead, exportLine } from './exportedList.ts';

test('a listing is a line with the names of its terms, the address of its logo and its vendor', () => {
  const app = {
    id: 7,
    slug: 'tally',
    status: 'APPROVED',
    draft: false,
    name: 'Tally',
    summary: '=1+1',
    industries: [{ name: 'Retail' }, { name: 'Banking' }],
    subcategories: [],
    logo: { name: 'logo.png', mime: 'image/png', url: '/uploads/logo.png' },
    nz: true,
    account: { first_name: 'Ana', last_name: null, email: 'ana@portal.test' },
    rating: 4.5,
  };
  const head = exportHead('apps', ',').trim().split(',');
  const line = exportLine('apps', app, ',').trim().split(',');
  const cells = Object.fromEntries(head.map((name, index) => [name, line[index]]));
  expect(cells).toMatchObject({
    ID: '7',
    Draft: 'false',
    'Short description': `"'=1+1"`,
    Industry: '"Retail; Banking"',
    Subcategories: '',
    Logo: '/uploads/logo.png',
    'NZ owned': 'true',
    Vendor: 'Ana',
    'Vendor email': 'ana@portal.test',
    Rating: '4.5',
    Created: '',
  });
});
