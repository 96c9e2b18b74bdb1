import { CircleAlert } from 'lucide-react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ErrorSummary.css.ts';

interface SummaryError {
  /** Name of the field. */
  name: string;
  /** The error message, understandable without the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ElementProps<'div'>, 'role'> {
  /** The title, such as "Check 5 fields". */
  title: string;
  /** In the order of the fields on the page. */
  errors: readonly SummaryError[];
  /** Moves the focus to the field with this name. */
  onGo: (name: string) => void;
}

/** The errors of a form, above its fields; each line links to its field. */
export function ErrorSummary({ title, errors, onGo, ...rest }: ErrorSummaryProps) {
  return (
    <Banner {...rest} tone="critical" icon={CircleAlert} title={title} focusable>
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
