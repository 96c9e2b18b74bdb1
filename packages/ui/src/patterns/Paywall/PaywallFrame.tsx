import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './Paywall.css.ts';
import { Stone } from './Stone.tsx';

interface PaywallFrameProps {
  title: string;
  text: string;
  /** Carries the badge of the plan that opens it. Default false. */
  premium?: boolean;
  foot?: string;
  children: ReactNode;
}

/** Words on one side, greenstone on the other; above them on phones. */
export function PaywallFrame({ title, text, premium, foot, children }: PaywallFrameProps) {
  const id = useId();
  return (
    <section className={styles.wall} aria-labelledby={id}>
      <div className={styles.words}>
        {premium ? (
          <div>
            <Badge kind="premium" />
          </div>
        ) : null}
        <div className={styles.lead}>
          <Heading level={1} look="display" id={id} focusable>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
        {foot ? <p className={styles.foot}>{foot}</p> : null}
      </div>
      <Stone />
    </section>
  );
}
