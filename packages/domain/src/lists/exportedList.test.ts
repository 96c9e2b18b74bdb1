import { expect, test } from 'vitest';
import { exportColumns, exportHead, exportLine, exportPaths } from './exportedList.ts';
import { askedColumns } from './listColumns.ts';

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
  const columns = exportColumns('apps') ?? [];
  const head = exportHead(columns, ',').trim().split(',');
  const line = exportLine(columns, app, ',').trim().split(',');
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

test('only some columns of a list are exported, in the order in which they are asked for', () => {
  const asked = askedColumns('/services/active/all', ['changed', 'vendor']);
  expect(asked).toBe('id,name,updatedAt,account,account.email');
  expect(exportHead(exportColumns('services', asked) ?? [], ';')).toBe(
    'ID;Name;Updated;Vendor;Vendor email\r\n',
  );
  const ofAccounts = exportColumns('accounts', askedColumns('/accounts', ['listings', 'email']));
  expect(exportHead(ofAccounts ?? [], ';')).toBe(
    'ID;First name;Last name;Email;Live listings;Listings in review\r\n',
  );
  expect(exportColumns('services', 'id,subcategories')).toBeNull();
  expect(exportColumns('apps', ['id'])).toBeNull();
  expect(exportColumns('apps', '')?.map(([path]) => path)).toEqual(exportPaths('apps'));
});
