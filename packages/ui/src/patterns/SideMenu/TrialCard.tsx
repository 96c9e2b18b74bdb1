import { ArrowRight, Gem } from 'lucide-react';
import { Link } from '../../components/Link/index.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { trialWords } from '../PlanPicker/trialWords.ts';
import * as styles from './TrialCard.css.ts';

export interface TrialCardProps {
  /** Where the trial starts. */
  href: string;
  /** How long the trial is, once that is known. Default: not said. */
  days?: number | undefined;
  /** Default 'List your services'. */
  title?: string | undefined;
  /** What is offered. Default: the free trial of Premium. */
  text?: string | undefined;
  /** Default 'Start trial'. */
  actionLabel?: string | undefined;
}

/** At the foot of the side menu of a vendor who has not upgraded. */
export function TrialCard({
  href,
  days,
  title = 'List your services',
  text = `Cloud Experts is part of Premium. ${trialWords(days)}, no charge until it ends.`,
  actionLabel = 'Start trial',
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
