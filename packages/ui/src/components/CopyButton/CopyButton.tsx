import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps extends Omit<ElementProps<'button'>, 'type' | 'onClick'> {
  /** The text for the clipboard. */
  text: string;
  /** The label: a verb and a noun. */
  label: string;
}

/** Milliseconds that the result is shown. */
const shownFor = 4000;

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label, ...rest }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }

  return (
    <div className={styles.row}>
      <Button
        {...rest}
        size="compact"
        icon={result === 'copied' ? Check : Copy}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <LiveRegion>
        {result === 'copied' ? (
          <Text size="small" tone="muted" as="span">
            {m.components_copied()}
          </Text>
        ) : null}
        {result === 'failed' ? (
          <Text size="small" tone="critical" as="span">
            {m.components_copy_failed()}
          </Text>
        ) : null}
      </LiveRegion>
    </div>
  );
}
