import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './PlanPicker.css.ts';

interface PlanCardProps {
  title: string;
  /** Of the plan that leads: it gets the wider edge. Sets `data-lead`. */
  badge?: ReactNode;
  /** A short word at the end of the head. */
  remark?: string;
  children: ReactNode;
}

/** One plan. */
export function PlanCard({ title, badge, remark, children }: PlanCardProps) {
  const id = useId();
  return (
    <section className={styles.plan} aria-labelledby={id} data-lead={badge ? true : undefined}>
      <div className={styles.planHead}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {badge}
        {remark ? <span className={styles.remark}>{remark}</span> : null}
      </div>
      {children}
    </section>
  );
}
