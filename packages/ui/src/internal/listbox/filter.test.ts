import { describe, expect, it } from 'vitest';
import { filterOptions, findByLabel } from './filter.ts';

const options = [
  'Agriculture',
  'Māori enterprise',
  'Marine and boating',
  'Smart homes',
  'Straße',
].map((label) => ({
  value: label,
  label,
}));
const found = (query: string) => filterOptions(options, query).map((option) => option.label);

describe('option search', () => {
  it('returns the same list for an empty query', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('ignores macrons in names and queries', () => {
    expect(found('maori')).toEqual(['Māori enterprise']);
    expect(filterOptions([{ value: 'lodz', label: 'Łódź' }], 'lodz')).toHaveLength(1);
    expect(found('MĀRI')).toEqual(['Marine and boating']);
  });

  it('matches words in any order', () => {
    expect(found('boat mar')).toEqual(['Marine and boating']);
  });

  it('lists names that start with the query first', () => {
    expect(found('ma')).toEqual(['Māori enterprise', 'Marine and boating', 'Smart homes']);
    expect(found('mar')).toEqual(['Marine and boating', 'Smart homes']);
  });

  it('finds an option by its keywords as by its label', () => {
    const named = [
      { value: 'crm', label: 'Customer management', keywords: ['CRM', 'Sales pipeline'] },
      { value: 'sales', label: 'Sales' },
    ];
    const ids = (query: string) => filterOptions(named, query).map(({ value }) => value);
    expect(ids('crm')).toEqual(['crm']);
    expect(ids('pipeline sales')).toEqual(['crm']);
    expect(ids('crm sales')).toEqual(['crm']);
    expect(ids('ma')).toEqual(['crm']);
    expect(findByLabel(named, 'crm')?.value).toBe('crm');
    const twins = [{ value: 'other', label: 'Till', keywords: ['sales'] }, ...named];
    expect(findByLabel(twins, 'sales')?.value).toBe('sales');
  });

  it('takes the query literally', () => {
    expect(found('.*')).toEqual([]);
  });

  it('finds a full name in any case, and none for an empty query', () => {
    expect(findByLabel(options, ' marine AND boating ')?.value).toBe('Marine and boating');
    expect(findByLabel(options, 'marine')).toBeUndefined();
    expect(findByLabel(options, '')).toBeUndefined();
  });
});
