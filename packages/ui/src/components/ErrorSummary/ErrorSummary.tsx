import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ErrorSummary.css.ts';

interface SummaryError {
  /** The field's key. */
  name: string;
  /** What is wrong with it, in words that make sense away from the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** How many fields need a look, such as "Check 5 fields". */
  title: string;
  /** In the order of the fields on the page. */
  errors: readonly SummaryError[];
  /** Takes focus to the field with this key. */
  onGo: (name: string) => void;
  /** The banner, which the form focuses after a failed submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Everything that keeps a form from being sent, above its fields, each line a way to its field. */
export function ErrorSummary({ title, errors, onGo, ref }: ErrorSummaryProps) {
  return (
    <Banner ref={ref} tone="critical" icon={CircleAlert} title={title} focusable>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name} className={styles.item}>
            <Link
              href={`#${name}`}
              tone="quiet"
              underline="always"
              size="small"
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
