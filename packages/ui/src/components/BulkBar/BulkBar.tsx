import { X } from 'lucide-react';
import { useCallback } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { formatNumber } from '../../internal/formatNumber.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { focusPageHeading, useCameFrom } from '../../internal/overlay/cameFrom.ts';
import { usePageActions } from '../../internal/pageActions.ts';
import * as styles from './BulkBar.css.ts';

interface BulkAction {
  /** Label of the button: a verb. */
  label: string;
  /** The action is in progress. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Replaces the label while busy. */
  busyLabel?: string | undefined;
  icon?: IconType | undefined;
  onAction: () => void;
  /** Disabled, but focusable. Default: while busy. Sets `aria-disabled`. */
  disabled?: boolean | undefined;
  /** The key that presses it. Default: none. Sets `aria-keyshortcuts`. */
  shortcut?: string | undefined;
  /** It opens a dialog. Default false. Sets `aria-haspopup`. */
  asks?: boolean | undefined;
}

export interface BulkBarProps extends Omit<ElementProps<'section'>, 'ref' | 'onFocus'> {
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  /** Actions on the selected rows. */
  actions: readonly BulkAction[];
  /** Clears the selection. */
  onClear: () => void;
}

/** Actions on the selected rows of a table, at the bottom of the window, and in the command palette. Follows the `TableCard`. */
export function BulkBar({ count, actions, onClear, ...rest }: BulkBarProps) {
  const { onFocus, goBack } = useCameFrom();
  // The bar is removed with the selected rows, so the focus moves on.
  const leads = useCallback(
    (bar: HTMLElement) => () => {
      if (bar.contains(document.activeElement)) focusPageHeading();
    },
    [],
  );
  const words = m.components_selected_rows({ count: formatNumber(count) });
  usePageActions(
    words,
    count > 0
      ? actions.map((action) => ({
          disabled: action.busy,
          ...action,
          writes: true,
          onSelect: action.onAction,
        }))
      : [],
  );
  return (
    <>
      <p role="status" className={hidden}>
        {count > 0 ? words : ''}
      </p>
      <div className={styles.place}>
        {count > 0 ? (
          <section
            {...rest}
            ref={leads}
            aria-label={words}
            className={styles.bar}
            onFocus={onFocus}
            data-window-foot
          >
            <span className={styles.count} aria-hidden>
              {words}
            </span>
            {actions.map(
              ({ label, busy, busyLabel, icon, onAction, disabled = busy, shortcut, asks }) => (
                <button
                  key={label}
                  type="button"
                  className={styles.action}
                  aria-busy={busy}
                  aria-disabled={disabled || undefined}
                  aria-keyshortcuts={shortcut}
                  aria-haspopup={asks ? 'dialog' : undefined}
                  onClick={disabled ? undefined : onAction}
                >
                  {icon ? (
                    <span className={styles.icon}>
                      <Icon icon={icon} />
                    </span>
                  ) : null}
                  <span>{(busy && busyLabel) || label}</span>
                </button>
              ),
            )}
            <button
              type="button"
              className={styles.action}
              data-quiet
              onClick={() => {
                onClear();
                goBack();
              }}
            >
              <span className={styles.clearIcon}>
                <Icon icon={X} />
              </span>
              <span className={styles.clearWords}>{m.components_clear_selection()}</span>
            </button>
          </section>
        ) : null}
      </div>
    </>
  );
}
