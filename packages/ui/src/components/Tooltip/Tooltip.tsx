import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { TipContext } from '../../internal/tip/TipContext.ts';
import * as styles from './Tooltip.css.ts';

/** Where the tip stands while there is room. */
export const tooltipSides = ['top', 'bottom'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps {
  /** The few words that are shown. */
  label: string;
  /** The key that does the same, shown as a key cap and told by `aria-keyshortcuts`. */
  shortcut?: string | undefined;
  /** Default `top`. Sets `data-side`. */
  side?: TooltipSide | undefined;
  /** The Button, ButtonLink or IconButton it explains; it must be focusable. */
  children: ReactElement;
}

const rest = 300;

/**
 * Names a drawing or explains a button: 300 ms after the pointer rests on it, at once on keyboard focus.
 * Touch has no such rest, so nothing may be told here alone.
 */
export function Tooltip({ label, shortcut, side = 'top', children }: TooltipProps) {
  return (
    <TipContext value={true}>
      <Radix.Provider delayDuration={rest}>
        <Radix.Root>
          <Radix.Trigger asChild aria-keyshortcuts={shortcut}>
            {children}
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              className={styles.tip}
              aria-label={label}
              side={side}
              sideOffset={4}
              collisionPadding={8}
            >
              {label}
              {shortcut ? <kbd className={styles.key}>{shortcut}</kbd> : null}
              <Radix.Arrow className={styles.arrow} width={10} height={5} />
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      </Radix.Provider>
    </TipContext>
  );
}
