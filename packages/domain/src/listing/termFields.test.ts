import { expect, test } from 'vitest';
import { fieldProblem } from '../fields/fields.ts';
import { termNameField } from './termFields.ts';

// Rows: 5.7
test('names of terms', () => {
  expect(fieldProblem(termNameField('industries'), ' ')).toBe('Industry name is required');
  expect(fieldProblem(termNameField('locations'), '')).toBe('Location is required');
  expect(fieldProblem(termNameField('subcategories'), '')).toBe('Subcategory name is required');
});
