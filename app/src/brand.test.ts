import { defaultNames } from '@portal/domain';
import { expect, test } from 'vitest';
import { readPageBrand } from './brand.ts';

test('a page without a brand has the default names and no links', () => {
  const byDefault = { names: defaultNames, supportEmail: null, legalLinks: [], languages: ['en'] };
  expect(readPageBrand(undefined)).toEqual(byDefault);
  expect(readPageBrand('{"names"')).toEqual(byDefault);
});

// Rows: X24R.1
test('names that the page leaves out are the default ones', () => {
  const legalLinks = [{ label: 'Privacy', href: 'https://kahu.example/privacy' }];
  const page = {
    names: { portal: 'Kahu' },
    supportEmail: 'help@kahu.example',
    legalLinks,
    languages: ['en', 'de'],
  };
  expect(readPageBrand(JSON.stringify(page))).toEqual({
    names: { ...defaultNames, portal: 'Kahu' },
    supportEmail: 'help@kahu.example',
    legalLinks,
    languages: ['en', 'de'],
  });
});
