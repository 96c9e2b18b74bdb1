import { describe, expect, it, vi } from 'vitest';
import { collectWarnings } from './warnings.ts';

describe('the warnings of a story', () => {
  it('are those of React, with and without values', () => {
    const error = vi.fn();
    const page = { error };
    const takeWarnings = collectWarnings(page);
    page.error('Each child in a list should have a unique "key" prop.%s%s', ' In Rows', '.');
    page.error('A component is changing an uncontrolled input to be controlled.');
    expect(takeWarnings()).toEqual([
      'Each child in a list should have a unique "key" prop. In Rows.',
      'A component is changing an uncontrolled input to be controlled.',
    ]);
    expect(takeWarnings()).toEqual([]);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('are neither errors nor updates outside of act', () => {
    const page = { error: vi.fn() };
    const takeWarnings = collectWarnings(page);
    page.error(new Error('Not found'));
    page.error('%o\n\n%s\n', new Error('Not found'), 'The above error occurred in <Page>.');
    page.error('An update to %s inside a test was not wrapped in act(...).', 'Page');
    expect(takeWarnings()).toEqual([]);
  });
});
