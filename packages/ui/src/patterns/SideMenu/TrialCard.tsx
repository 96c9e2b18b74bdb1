import { ArrowRight, Gem } from 'lucide-react';
import { Link } from '../../components/Link/Link.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TrialCard.css.ts';

export interface TrialCardProps {
  /** Where the trial is explained. */
  href: string;
  /** Default 'List your services'. */
  title?: string | undefined;
  /** What is offered. Default: the 90 day free trial of Premium. */
  text?: string | undefined;
  /** Default 'About the free trial'. */
  actionLabel?: string | undefined;
}

/** At the foot of the side menu of a vendor who has not upgraded. */
export function TrialCard({
  href,
  title = 'List your services',
  text = 'Cloud Experts is part of Premium. 90 day free trial, no charge until it ends.',
  actionLabel = 'About the free trial',
}: TrialCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <span className={styles.gem}>
          <Icon icon={Gem} size={14} />
        </span>
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      <Link href={href} size="small" iconAfter={ArrowRight}>
        {actionLabel}
      </Link>
    </div>
  );
}
