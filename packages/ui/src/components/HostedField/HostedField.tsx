import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import * as field from '../../internal/field/Field.css.ts';
import { FieldMessage } from '../../internal/field/Field.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './HostedField.css.ts';

export interface HostedFieldProps {
  /** The field's label, always visible. */
  label: string;
  /** The error message, announced at once; its space is reserved. Sets `data-invalid`. */
  error?: string | undefined;
  /** The focus is in the other document. Default false. Sets `data-focused`. */
  focused?: boolean | undefined;
  /** Icon after the field. */
  icon?: IconType | undefined;
  /** The element with the other document; it gets the id, so that clicking the label focuses it. */
  children: (id: string) => ReactNode;
}

/** A field that another site renders in an iframe, such as a card number, styled like our fields. */
export function HostedField({ label, error, focused, icon, children }: HostedFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <div className={field.labelRow}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
      </div>
      <div
        className={styles.box}
        data-focused={focused || undefined}
        data-invalid={error ? true : undefined}
      >
        <div className={styles.host}>{children(id)}</div>
        {icon ? (
          <span className={styles.adornment}>
            <Icon icon={icon} />
          </span>
        ) : null}
      </div>
      <div className={styles.foot} role="alert">
        {error ? <FieldMessage error={error} /> : null}
      </div>
    </div>
  );
}

/** Computed colours, since the other document has no access to CSS variables. */
export interface HostedLook {
  text: string;
  placeholder: string;
  invalid: string;
}

const parts = ['text', 'placeholder', 'invalid'] as const;

const colourOf = (element: Element | undefined) => (element ? getComputedStyle(element).color : '');

/** The computed colours of the theme, for fields in another document; updated with the theme. */
export function useHostedLook(): { look: HostedLook | null; probe: ReactNode } {
  const probe = useRef<HTMLSpanElement>(null);
  const [look, setLook] = useState<HostedLook | null>(null);
  // Before the first paint: the fields wait for the colours, and would otherwise shift the layout.
  useLayoutEffect(() => {
    const measure = () => {
      const [text, placeholder, invalid] = [...(probe.current?.children ?? [])].map(colourOf);
      const next = { text: text ?? '', placeholder: placeholder ?? '', invalid: invalid ?? '' };
      setLook((last) => (parts.every((part) => last?.[part] === next[part]) ? last : next));
    };
    measure();
    const theme = new MutationObserver(measure);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', measure);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', measure);
    };
  }, []);
  return {
    look,
    probe: (
      <span ref={probe} className={styles.probe} aria-hidden>
        {parts.map((part) => (
          <span key={part} className={styles.shades[part]} />
        ))}
      </span>
    ),
  };
}
