import { brandLabels, isColor } from '@portal/domain';
import { TextField } from '@portal/ui/components/TextField';
import { FieldNotes } from '../core/FieldNotes.tsx';
import { useField } from '../core/fields.tsx';
import { type BrandValues, type colorNames, colorOf } from './brandValues.ts';
import * as styles from './ColorField.css.ts';

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
  const label = brandLabels[name];
  const color = colorOf(text);
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...field}
          label={label}
          aside="Optional"
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
          aria-label={`Choose ${label.toLowerCase()}`}
          className={styles.swatch}
          value={isColor(color) ? color : fallback}
          onChange={onChange}
        />
      </div>
      <FieldNotes name={name} />
    </>
  );
}
