import { Hourglass } from 'lucide-react';
import { ButtonLink } from '../../components/Button/index.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TrialOffer.css.ts';
import { trialWords } from './trialWords.ts';

export interface TrialOfferProps {
  /** How long it is. */
  days: number;
  /** The date on which a trial that starts today ends, ready to read. */
  until: string;
  /** Where the trial is started. */
  href: string;
}

/** The free trial, for accounts that have not had theirs. */
export function TrialOffer({ days, until, href }: TrialOfferProps) {
  return (
    <div className={styles.offer}>
      <span className={styles.picture}>
        <Icon icon={Hourglass} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{trialWords(days)}</p>
        <p className={styles.text}>
          Everything in Premium until {until}. Nothing is charged before that.
        </p>
      </div>
      <div className={styles.action}>
        <ButtonLink href={href}>Start trial</ButtonLink>
      </div>
    </div>
  );
}
