import { brandLabels, type Language, languageNames, languages } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Stack } from '@portal/ui/components/layout';
import { memo, useId } from 'react';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';
import type { BrandValues } from './brandValues.ts';

/** The languages among which users choose, at least one. */
export const LanguagesField = memo(function LanguagesField() {
  const { value, onChange, onBlur, error } = useField<BrandValues>('languages');
  const chosen: readonly Language[] = value;
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
                languages.filter((each) =>
                  each === language ? target.checked : chosen.includes(each),
                ),
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
        <FieldNotes name="languages" />
      </Stack>
    </Card>
  );
});
