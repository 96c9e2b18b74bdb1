import type { ElementProps } from '../../internal/elementProps.ts';
import { initials } from '../../internal/initials.ts';
import * as styles from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;
type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends ElementProps<'span'> {
  /** Name of the person; its initials are shown. */
  name: string;
  /** Diameter: 28, 36 or 56 px. Sets `data-size`. */
  size: AvatarSize;
}

/** A person's initials. Decorative: the name is shown next to it. */
export function Avatar({ name, size, ...rest }: AvatarProps) {
  return (
    <span {...rest} className={styles.avatar} data-size={size} aria-hidden>
      {initials(name) || '–'}
    </span>
  );
}
