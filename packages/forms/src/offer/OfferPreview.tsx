import { Tag } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as styles from './OfferPreview.css.ts';
import type { OfferValues } from './offerValues.ts';

/** The offer as the public sees it on the listing's page, while it is written. Nothing in it can be pressed. */
export function OfferPreview() {
  const { control } = useFormContext<OfferValues>();
  const { title, description, label } = useWatch({ control });
  return (
    <section className={styles.offer} aria-label="Preview of the offer">
      <p className={styles.kind}>
        <Tag size={14} aria-hidden />
        Special offer
      </p>
      <p className={styles.title}>{title?.trim() || 'Title of the offer'}</p>
      <p className={styles.text}>{description?.trim() || 'What people get, and until when.'}</p>
      <p className={styles.label}>{label?.trim() || 'Claim offer'}</p>
    </section>
  );
}
