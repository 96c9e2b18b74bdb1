import { Hourglass } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TrialOffer.css.ts';

export interface TrialOfferProps {
  /** The date on which a trial that starts today ends, ready to read. */
  until: string;
  /** Where the trial is started. */
  href: string;
}

/** The free trial, for accounts that have not had theirs. */
export function TrialOffer({ until, href }: TrialOfferProps) {
  return (
    <div className={styles.offer}>
      <span className={styles.picture}>
        <Icon icon={Hourglass} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>90 day free trial</p>
        <p className={styles.text}>
          Everything in Premium until {until}. Nothing is charged before that.
        </p>
      </div>
      <div className={styles.action}>
        <ButtonLink href={href}>See free trial</ButtonLink>
      </div>
    </div>
  );
}
