import * as styles from './Badge.css.ts';
import type { BadgeKind } from './badgeKinds.ts';
import { badgeShapes } from './badgeShapes.tsx';

export interface BadgeProps {
  /** State or plan. Sets `data-kind`. */
  kind: BadgeKind;
}

/** What each badge says; capitals are part of the word. */
export const badgeWords: Record<BadgeKind, string> = {
  pending: 'PENDING',
  declined: 'DECLINED',
  draft: 'DRAFT',
  approved: 'APPROVED',
  free: 'FREE',
  trial: 'TRIAL',
  premium: 'PREMIUM',
  superAdmin: 'SUPER ADMIN',
  new: 'NEW',
};

/** A state or plan in word, shape and tone together, so that none of them has to be seen alone. */
export function Badge({ kind }: BadgeProps) {
  const shape = badgeShapes[kind];
  return (
    <span className={styles.badge} data-kind={kind}>
      {shape ? (
        <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden focusable="false">
          {shape}
        </svg>
      ) : null}
      {badgeWords[kind]}
    </span>
  );
}

export { type BadgeKind, badgeKinds } from './badgeKinds.ts';
