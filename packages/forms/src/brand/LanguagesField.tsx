import { brandLabels, type Language, languageNames, languages } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Stack } from '@portal/ui/components/layout';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { memo, useId, useState } from 'react';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';
import type { BrandValues } from './brandValues.ts';

/** The languages among which users choose, at least one. The first one is the default; it is chosen among several. */
export const LanguagesField = memo(function LanguagesField() {
  const { value, onChange, onBlur, error } = useField<BrandValues>('languages');
  const chosen: readonly Language[] = value;
  const [stored] = useState(chosen[0]);
  // The stored default is the default again.
  const added = (language: Language) =>
    language === stored ? [language, ...chosen] : [...chosen, language];
  const messageId = useId();
  return (
    <Card title={brandLabels.languages} help={m.brand_languages_help()}>
      <Stack space="small" role="group" aria-label={brandLabels.languages}>
        {languages.map((language, at) => (
          <Checkbox
            key={language}
            // The first one takes the focus of an error.
            name={at === 0 ? 'languages' : `languages.${language}`}
            label={<span lang={language}>{languageNames[language]}</span>}
            checked={chosen.includes(language)}
            onChange={({ target }) =>
              onChange(
                target.checked ? added(language) : chosen.filter((each) => each !== language),
              )
            }
            onBlur={onBlur}
            aria-describedby={error ? messageId : undefined}
          />
        ))}
        {error ? (
          <Banner tone="critical" id={messageId}>
            {error}
          </Banner>
        ) : null}
        {chosen.length > 1 ? (
          <SegmentedControl
            name="languages.default"
            label={m.brand_default_language()}
            help={m.brand_default_language_help()}
            options={languages
              .filter((language) => chosen.includes(language))
              .map((value) => ({ value, label: languageNames[value] }))}
            value={chosen[0] ?? null}
            onValueChange={(first) =>
              onChange([first, ...chosen.filter((language) => language !== first)])
            }
            onBlur={onBlur}
          />
        ) : null}
        <FieldNotes name="languages" />
      </Stack>
    </Card>
  );
});
