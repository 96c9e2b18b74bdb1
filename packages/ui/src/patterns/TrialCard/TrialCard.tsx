import { ArrowRight, Gem } from 'lucide-react';
import { Link } from '../../components/Link/Link.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TrialCard.css.ts';

export interface TrialCardProps {
  /** The page about the trial. */
  href: string;
  /** The operator's name of service listings. Default: 'Cloud Experts', in texts about services. */
  services?: string | undefined;
}

/** The offer of a free trial, at the bottom of the side menu of vendors without Premium. */
export function TrialCard({ href, services }: TrialCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <span className={styles.gem}>
          <Icon icon={Gem} size={14} />
        </span>
        <span>
          {services === undefined ? m.plan_list_services() : m.plan_own_list_in({ services })}
        </span>
      </p>
      <p className={styles.text}>
        {m.plan_services_in_premium({ services: services ?? m.plan_cloud_experts() })}
      </p>
      <Link href={href} size="small" iconAfter={ArrowRight}>
        {m.plan_see_free_trial()}
      </Link>
    </div>
  );
}
