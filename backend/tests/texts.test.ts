import {
  auditActions,
  auditColumns,
  auditText,
  errorReasons,
  genericTexts,
  listingFields,
  termTexts,
} from '@portal/domain';
import { expect, it } from 'vitest';
import { inLanguage, m } from '../src/base/texts.ts';
import { outsideCatalogues, pseudo } from './pseudoTexts.ts';

const inGerman = <T>(write: () => T): T => inLanguage('de', write);

it('writes a text of the domain in the language of now', () => {
  const { name, categories } = listingFields;
  expect(inGerman(() => name.required)).toBe('Name des Eintrags ist erforderlich');
  expect(name.required).toBe('Listing name is required');
  expect(inGerman(() => genericTexts.notValid(categories.label))).toBe(
    'Ungültiger Wert: Kategorie',
  );
  expect(inGerman(() => termTexts.renamed('{a} $1\n(b)'))).toContain('„{a} $1\n(b)“');
  expect(inGerman(() => m.picture_megapixels({ megapixels: 25 }))).toBe('Höchstens 25 Megapixel');
});

it('writes no reason of an error and no entry of the audit log outside of messages', () => {
  const texts = inLanguage(pseudo, () => [
    ...Object.values(errorReasons).map(({ text }) => text),
    ...Object.keys(auditActions).map((action) => auditText(action, '1')),
    ...auditColumns(),
  ]);
  expect(texts.map(outsideCatalogues).filter((left) => left !== '')).toEqual([]);
});

it('names the roles of an entry of the audit log in the language', () => {
  const german = (action: string, ...roles: string[][]) =>
    inGerman(() => auditText(action, 'Mere', { roles }));
  expect(german('role.grant', ['support'], ['editor', 'finance'])).toBe(
    'Mere diese Rollen zugewiesen: Redakteur und Finanzen; entzogen: Support',
  );
  expect(german('role.revoke', ['editor'], [])).toBe('Mere diese Rollen entzogen: Redakteur');
  expect(auditText('role.grant', 'Mere', { roles: [[], ['editor']] })).toBe(
    'Granted Editor to Mere',
  );
});
