import { expect, test } from 'vitest';
import { m } from '../../i18n/messages.js';

test('each language has the terms of an edit where its verb needs them', () => {
  const locations = { field: 'Locations', does: 'add', terms: 'Gisborne' };
  expect(m.bulk_edit_term_change(locations, { locale: 'en' })).toBe('Locations: Add Gisborne');
  expect(m.bulk_edit_term_change({ ...locations, field: 'Standorte' }, { locale: 'de' })).toBe(
    'Standorte: Gisborne hinzufügen',
  );
});
