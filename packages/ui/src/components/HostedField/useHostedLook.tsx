import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './HostedField.css.ts';

/** Colours as the other document needs them: worked out, not by name. */
export interface HostedLook {
  text: string;
  placeholder: string;
  invalid: string;
}

const parts = ['text', 'placeholder', 'invalid'] as const;

const colourOf = (element: Element | undefined) => (element ? getComputedStyle(element).color : '');

/** What the theme's colours come to now, for fields of another document; they change with the theme. */
export function useHostedLook(): { look: HostedLook | null; probe: ReactNode } {
  const probe = useRef<HTMLSpanElement>(null);
  const [look, setLook] = useState<HostedLook | null>(null);
  // Before the first paint: the fields wait for it, and would push down what stands below them.
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
