import { Hourglass } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './TrialOffer.css.ts';

export interface TrialOfferProps {
  /** The date on which a trial that starts today ends, ready to read. */
  until: string;
  /** Where the trial is started. Without it the button calls `onStart`. */
  href?: string | undefined;
  /** Starts the trial, where there is no `href`. */
  onStart?: (() => void) | undefined;
  /** The trial is being started. Default false. */
  busy?: boolean | undefined;
}

/** The free trial, for accounts that have not had theirs. */
export function TrialOffer({ until, href, onStart, busy }: TrialOfferProps) {
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
        {href === undefined ? (
          <Button onClick={onStart} busy={busy} busyLabel="Starting trial">
            Start trial
          </Button>
        ) : (
          <ButtonLink href={href}>Start trial</ButtonLink>
        )}
      </div>
    </div>
  );
}
