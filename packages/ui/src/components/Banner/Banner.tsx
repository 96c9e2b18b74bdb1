import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './Banner.css.ts';

export const bannerTones = ['info', 'positive', 'caution', 'critical'] as const;
export type BannerTone = (typeof bannerTones)[number];

export interface BannerProps extends ElementProps<'div'> {
  /** Kind of message. Sets `data-tone`. */
  tone: BannerTone;
  /** The message in one sentence. */
  title?: string | undefined;
  /** Details, or the whole message without a title. */
  children?: ReactNode;
  /** Actions: compact buttons or links. */
  actions?: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: IconType | undefined;
  /** Announced politely (`status`) or at once (`alert`). Default: not announced. */
  role?: 'status' | 'alert' | undefined;
  /** Can be focused by script. Default false. */
  focusable?: boolean | undefined;
}

const icons: Record<BannerTone, IconType> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonX,
};

/** A message that stays on the page, next to its subject. For a temporary message, use a toast. */
export function Banner({
  tone,
  title,
  children,
  actions,
  icon,
  role,
  focusable,
  ...rest
}: BannerProps) {
  const titleId = useId();
  return (
    <div
      {...rest}
      className={styles.banner}
      data-tone={tone}
      role={role}
      {...(focusable
        ? { role: role ?? 'group', tabIndex: -1, 'aria-labelledby': title ? titleId : undefined }
        : {})}
    >
      <span className={styles.icon}>
        <Icon icon={icon ?? icons[tone]} size={20} />
      </span>
      <div className={styles.content}>
        {title ? (
          <p id={titleId} className={styles.title}>
            {title}
          </p>
        ) : null}
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
