import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import * as styles from './Banner.css.ts';

export const bannerTones = ['info', 'positive', 'caution', 'critical'] as const;
export type BannerTone = (typeof bannerTones)[number];

export interface BannerProps {
  /** Kind of message. Sets `data-tone`. */
  tone: BannerTone;
  /** The message in one sentence. */
  title?: string | undefined;
  /** More about it, or the whole of it when there is no title. */
  children?: ReactNode;
  /** What to do about it: compact buttons or links. */
  actions?: ReactNode;
  /** Icon instead of the one of the tone. */
  icon?: IconType | undefined;
  /** `status` is read out when there is time, `alert` at once. Default: not read out by itself. */
  role?: 'status' | 'alert' | undefined;
  /** Can be given focus by the program. Default false. */
  focusable?: boolean | undefined;
  /** The banner's element, to move the focus to it. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const icons: Record<BannerTone, IconType> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonX,
};

/** A message that stays on the page, next to what it is about. For a passing message use a toast. */
export function Banner({
  tone,
  title,
  children,
  actions,
  icon,
  role,
  focusable,
  ref,
}: BannerProps) {
  const titleId = useId();
  return (
    <div
      ref={ref}
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
