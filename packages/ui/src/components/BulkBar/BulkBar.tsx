import { useCallback } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { focusPageHeading, useCameFrom } from '../../internal/overlay/cameFrom.ts';
import * as styles from './BulkBar.css.ts';

interface BulkAction {
  /** The verb. */
  label: string;
  /** Replaces the label while the action is running. */
  busyLabel?: string | undefined;
  icon?: IconType | undefined;
  onAction: () => void;
  /** Cannot be pressed now, but keeps the focus. Default false. Sets `aria-disabled`. */
  disabled?: boolean | undefined;
}

export interface BulkBarProps {
  /** How many rows are chosen; the bar is on screen from one on. */
  count: number;
  /** What can be done with all of them. */
  actions: readonly BulkAction[];
  /** Empties the selection. */
  onClear: () => void;
}

/** Floats above the window's foot while rows of the table before it are chosen. Follows the `TableCard`. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const { onFocus, goBack } = useCameFrom();
  // The bar is removed with the selected rows, so the focus moves on.
  const leads = useCallback(
    (bar: HTMLElement) => () => {
      if (bar.contains(document.activeElement)) focusPageHeading();
    },
    [],
  );
  const words = `${count.toLocaleString('en-NZ')} selected`;
  return (
    <>
      <p role="status" className={hidden}>
        {count > 0 ? words : ''}
      </p>
      <div className={styles.place}>
        {count > 0 ? (
          <section
            ref={leads}
            aria-label={words}
            className={styles.bar}
            onFocus={onFocus}
            data-window-foot
          >
            <span className={styles.count} aria-hidden>
              {words}
            </span>
            {actions.map(({ label, busyLabel, icon, onAction, disabled = false }) => (
              <button
                key={label}
                type="button"
                className={styles.action}
                aria-disabled={disabled || undefined}
                onClick={disabled ? undefined : onAction}
              >
                {icon ? (
                  <span className={styles.icon}>
                    <Icon icon={icon} />
                  </span>
                ) : null}
                {busyLabel ?? label}
              </button>
            ))}
            <button
              type="button"
              className={styles.action}
              data-quiet
              onClick={() => {
                onClear();
                goBack();
              }}
            >
              Clear
            </button>
          </section>
        ) : null}
      </div>
    </>
  );
}
