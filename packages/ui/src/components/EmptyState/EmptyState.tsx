import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends ElementProps<'div'> {
  /** `stones`: no data yet. `search`: no match. `broken`: failed. `offline`: no connection. Default `stones`. */
  illustration?: EmptyIllustration | undefined;
  /** One sentence that says what is missing. */
  title: string;
  /** What to do, or what is safe. */
  children?: ReactNode;
  /** The one action. */
  action?: ReactNode;
}

/** Replaces content that is missing. */
export function EmptyState({
  illustration = 'stones',
  title,
  children,
  action,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={styles.empty} data-empty>
      <svg className={styles.illustration} viewBox="0 0 120 84" aria-hidden focusable="false">
        {illustrations[illustration]}
      </svg>
      <Heading focusable>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

type EmptyIllustration = 'stones' | 'search' | 'broken' | 'offline';

/** River stones, 120 by 84, with the ground at 76. */
const illustrations: Record<EmptyIllustration, ReactElement> = {
  stones: (
    <>
      <path className={styles.ground} d="M8 76.5h104" />
      <path d="M60 51.5c21 0 34.5 6 34.5 13.5S81 76 60 76 26 72.5 26 65s13-13.5 34-13.5Z" />
      <path d="M31 61c8-2.3 15.5-1.6 24.5.9 11.5 3.2 22 2.6 33-.9" />
      <path d="M60.5 31.5c14.5 0 22.5 4 22.5 10s-8.5 10-22.5 10S38 47.5 38 41.5s8-10 22.5-10Z" />
      <path d="M42 39.5c6-1.7 11-1 16 .9 7.5 2.6 14 2 20.5-1.6" />
      <path
        className={styles.lit}
        d="M60 11.2c8 0 13.3 4.8 13.3 11.3 0 6.2-5 9-13.3 9-8 0-12.8-3-12.8-9.2 0-6.5 5-11.1 12.8-11.1Z"
      />
      <path className={styles.accent} d="M48.5 20c4-1.6 7-1 10.5 1 4.8 2.4 9 2.2 13-.7" />
    </>
  ),
  search: (
    <>
      <path className={styles.ground} d="M8 76.5h104" />
      <path d="M31 55.5c10.5 0 17 4.5 17 11.3 0 6.5-6.5 9.2-17 9.2s-17-2.7-17-9.2c0-6.8 6.5-11.3 17-11.3Z" />
      <path d="M89 57.5c10 0 16.5 4 16.5 10.2C105.5 73.5 99 76 89 76s-16.8-2.5-16.8-8.3c0-6.2 6.8-10.2 16.8-10.2Z" />
      <circle className={styles.lens} cx="63" cy="38.5" r="21" />
      <path
        className={styles.dashed}
        d="M63 29.5c7.5 0 12.3 3.8 12.3 9.2S70.5 48 63 48s-12-3.9-12-9.3 4.5-9.2 12-9.2Z"
      />
      <path className={styles.handle} d="m78.5 54 12 12" />
    </>
  ),
  broken: (
    <>
      <path className={styles.ground} d="M8 76.5h104" />
      <path d="M60 51.5c21 0 34.5 6 34.5 13.5S81 76 60 76 26 72.5 26 65s13-13.5 34-13.5Z" />
      <path d="M31 61c8-2.3 15.5-1.6 24.5.9 11.5 3.2 22 2.6 33-.9" />
      <path d="M50 24.8c6-2.7 17.5.3 26 5.7 7.5 4.8 11 10.8 8.5 15.5-2.6 5-13 4.8-23.5.8-10-3.8-16-9.3-16-14.5 0-3.6 1.9-6.1 5-7.5Z" />
      <path d="m66.5 26-5.3 6.2 5 5.6-7.2 8.4" />
      <path
        className={styles.fallen}
        d="M105 65.3c4.6 0 7.5 2.6 7.5 6 0 3.2-2.7 5.2-7.3 5.2-4.5 0-7.2-2-7.2-5.2 0-3.4 2.6-6 7-6Z"
      />
    </>
  ),
  offline: (
    <>
      <path className={styles.dashed} d="M30 26c18-17.5 42-17.5 60 0" />
      <path className={styles.dashed} d="M39 36c12.5-12.5 29.5-12.5 42 0" />
      <path className={styles.accent} d="m51 19.5 18.5 22.5" />
      <path d="M37.5 49.5c11 0 18.5 4.9 18.5 12.3S48.5 74 37.5 74 19 69.2 19 61.8s7.5-12.3 18.5-12.3Z" />
      <path d="M83 49.5c11 0 18.5 4.9 18.5 12.3S94 74 83 74s-18.5-4.8-18.5-12.2S72 49.5 83 49.5Z" />
      <path d="M3.5 69.5c5.5-2.7 10.5-2.7 15.5 0m82.5 0c5-2.7 10-2.7 15.5 0" />
    </>
  ),
};
