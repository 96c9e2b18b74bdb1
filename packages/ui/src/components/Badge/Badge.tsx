import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export const badgeTones = [
  'neutral',
  'outline',
  'info',
  'positive',
  'caution',
  'critical',
  'accent',
  'strong',
  'solid',
] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ElementProps<'span'> {
  /** The text: one or two words. */
  children: ReactNode;
  /** Its colours. Default `neutral`. Sets `data-tone`. */
  tone?: BadgeTone | undefined;
  /** Icon before the text, 12 px. Default: none. */
  icon?: IconType | undefined;
  /** 22 or 18 px high. Default `default`. Sets `data-size`. */
  size?: 'compact' | 'default' | undefined;
}

/** A short text with a tone, such as a status. */
export function Badge({ children, tone = 'neutral', icon, size = 'default', ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles.badge} data-tone={tone} data-size={size}>
      {icon ? <Icon icon={icon} size={12} /> : null}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
