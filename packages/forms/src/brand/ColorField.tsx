import { brandLabels, isColor } from '@portal/domain';
import { TextField } from '@portal/ui/components/TextField';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';
import { type BrandValues, type colorNames, colorOf } from './brandValues.ts';
import * as styles from './ColorField.css.ts';

/** The names of the colour pickers. */
const pickers = {
  accent: m.brand_choose_accent(),
  accentDark: m.brand_choose_accent_dark(),
  panel: m.brand_choose_panel(),
  neutral: m.brand_choose_neutral(),
};

interface ColorFieldProps {
  name: (typeof colorNames)[number];
  help: string;
  /** The colour of the picker while the field is empty. */
  fallback: string;
  /** Shown while the field is empty. Default: `fallback`. */
  placeholder?: string;
}

/** A colour as text, with the colour picker of the browser beside it. */
export function ColorField({ name, help, fallback, placeholder = fallback }: ColorFieldProps) {
  const { value, onChange, ...field } = useField<BrandValues>(name);
  const text: string = value;
  const color = colorOf(text);
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...field}
          label={brandLabels[name]}
          aside={m.core_optional()}
          help={help}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={text}
          onChange={onChange}
        />
        <input
          type="color"
          aria-label={pickers[name]}
          className={styles.swatch}
          value={isColor(color) ? color : fallback}
          onChange={onChange}
        />
      </div>
      <FieldNotes name={name} />
    </>
  );
}
