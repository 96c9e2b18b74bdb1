import { expect, test } from 'vitest';
import { compareNames, fold } from './fold.ts';

test('searches and sorting compare texts without accents, case and typographic signs', () => {
  const folded = {
    Łódź: 'lodz',
    'ΠΌΛΗΣ Πόλης': 'πολησ πολησ',
    МОСКВА: 'москва',
    'Straße, STRASSE': 'strasse, strasse',
    'İstanbul ISPARTA ışık': 'istanbul isparta isik',
    'Þór’s Æsir – œuvre Đỗ ﬁ': "thor's aesir - oeuvre do fi",
    'हिन्दी שָׁלוֹם': 'हिन्दी שלום',
  };
  for (const [text, plain] of Object.entries(folded)) {
    expect(fold(text)).toBe(plain);
    expect(fold(plain)).toBe(plain);
  }
  expect(['zulu', 'Zulu', 'Žulu', 'zebra', 'Ōtākaro', 'Woolshed'].sort(compareNames)).toEqual([
    ...['Ōtākaro', 'Woolshed', 'zebra', 'Zulu', 'zulu', 'Žulu'],
  ]);
});
