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

describe('searching options', () => {
  it('gives back the very same list when nothing is typed', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('finds names with a macron by plain letters, and the other way round', () => {
    expect(found('maori')).toEqual(['Māori enterprise']);
    expect(found('MĀRI')).toEqual(['Marine and boating']);
  });

  it('finds words in any order', () => {
    expect(found('boat mar')).toEqual(['Marine and boating']);
  });

  it('puts names that begin with the typed text first', () => {
    expect(found('ma')).toEqual(['Māori enterprise', 'Marine and boating', 'Smart homes']);
    expect(found('mar')).toEqual(['Marine and boating', 'Smart homes']);
  });

  it('takes the typed text literally', () => {
    expect(found('.*')).toEqual([]);
  });

  it('knows a whole name whatever its case, and nothing from an empty text', () => {
    expect(findByLabel(options, ' marine AND boating ')?.value).toBe('Marine and boating');
    expect(findByLabel(options, 'marine')).toBeUndefined();
    expect(findByLabel(options, '')).toBeUndefined();
  });
});
