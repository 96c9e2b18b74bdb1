import { type OfferTexts, textLimits } from '@portal/domain';
import { TextField } from '@portal/ui/components/TextField';
import { Link as LinkIcon, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';
import * as styles from './OfferForm.css.ts';
import { offerLabels } from './useOfferForm.ts';

interface OfferFieldsProps {
  /** The name of the listing, which cannot be changed. */
  listing: string;
  /** Beside the listing. Default: nothing. */
  aside?: ReactNode;
  /** Default false. */
  readOnly?: boolean;
}

/** The texts of an offer. */
export function OfferFields({ listing, aside, readOnly = false }: OfferFieldsProps) {
  const field = <Name extends keyof OfferTexts>(name: Name) => ({
    name,
    label: offerLabels[name],
    readOnly,
  });
  return (
    <>
      <TextField name="listing" label={m.offer_listing()} value={listing} readOnly aside={aside} />
      <FormTextField<OfferTexts> {...field('title')} maxSymbols={textLimits.offerTitle} />
      <FormTextArea<OfferTexts>
        {...field('description')}
        maxSymbols={textLimits.offerDescription}
      />
      <FormTextField<OfferTexts>
        {...field('link')}
        type="url"
        icon={LinkIcon}
        placeholder="https://"
      />
      <FormTextField<OfferTexts>
        {...field('label')}
        help={m.offer_label_help()}
        maxSymbols={textLimits.offerLabel}
      />
    </>
  );
}

/** The offer as it will look on the public page of the listing. */
export function OfferPreview() {
  const { title, description, label } = useWatch<OfferTexts>();
  return (
    <section className={styles.offer} aria-label={m.offer_preview()}>
      <p className={styles.kind}>
        <Tag size={14} aria-hidden />
        <span>{m.offer_special_offer()}</span>
      </p>
      <p className={styles.title}>{title?.trim() || m.offer_title_example()}</p>
      <p className={styles.text}>{description?.trim() || m.offer_description_example()}</p>
      <p className={styles.label}>{label?.trim() || offerLabels.label}</p>
    </section>
  );
}
