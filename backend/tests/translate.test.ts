import { errorReasons } from '@portal/domain';
import { expect, it } from 'vitest';
import { translate } from '../src/base/translate.ts';

it.each([
  ['a text', 'Listing name is required', 'Name des Eintrags ist erforderlich'],
  ['a text that is a pattern too', 'Your card was declined.', 'Ihre Karte wurde abgelehnt.'],
  ['a value', 'Maximum 20 people', 'Höchstens 20 Personen'],
  ['a value with its own translation', 'Category is not valid', 'Ungültiger Wert: Kategorie'],
  ['an unknown value', 'Newsletter is not valid', 'Ungültiger Wert: Newsletter'],
  [
    'braces, signs and lines in a value',
    'There is already a template named {a} $1\n(b). Choose another name.',
    'Es gibt bereits eine Vorlage namens {a} $1\n(b). Wählen Sie einen anderen Namen.',
  ],
  [
    'no text of a user',
    'Another admin has renamed this to “Finance”. Save again to replace it with yours.',
    'Ein anderer Administrator hat dies in „Finance“ umbenannt. Speichern Sie erneut, um den Namen durch Ihren zu ersetzen.',
  ],
  ['foreign text', 'Add a card and go back to your bank', 'Add a card and go back to your bank'],
  ['nothing', '', ''],
])('translates %s', (_what, text, german) => {
  expect(translate(text, 'de')).toBe(german);
  expect(translate(text, 'en')).toBe(text);
});

it('translates the text of every reason', () => {
  const left = Object.values(errorReasons).filter(({ text }) => translate(text, 'de') === text);
  expect(left).toEqual([]);
});
