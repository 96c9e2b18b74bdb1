import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { isComposing } from '../../internal/isComposing.ts';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { useOpener } from '../../internal/overlay/overlayFocus.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps, PaletteItem } from './CommandPalette.tsx';
import { PaletteSearch } from './PaletteSearch.tsx';

/** The open palette. */
export function CommandPalettePopup({
  open,
  onOpenChange,
  label,
  placeholder,
  items,
  recent,
  results,
  isLoading,
  problem,
  onRetry,
  onQueryChange,
  onChoose,
  ...rest
}: CommandPaletteProps) {
  const { onCloseAutoFocus, ...opener } = useOpener(open);
  const { content, requestClose } = useOpenOverlay({
    open,
    onClose: () => onOpenChange(false),
    confirmClose: 'never',
  });
  const chosen = useRef<PaletteItem>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={requestClose}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          {...opener}
          {...content}
          className={styles.palette}
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            // Afterwards, so that a dialog which the action opens returns the focus to where it was.
            chosen.current?.onSelect?.();
            chosen.current = undefined;
          }}
        >
          <Radix.Title className={styles.title}>{label}</Radix.Title>
          <PaletteSearch
            label={label}
            placeholder={placeholder}
            items={items}
            recent={recent}
            results={results}
            isLoading={isLoading}
            problem={problem}
            onRetry={onRetry}
            onQueryChange={onQueryChange}
            onChoose={(item) => {
              chosen.current = item;
              onChoose?.(item);
              onOpenChange(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
