import { type OfferTexts, offerTexts, paymentTexts, textLimits } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Link } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { formatMoney } from '@portal/ui/components/Money';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { Columns } from '@portal/ui/patterns/Shell';
import { Link as LinkIcon, Plus, Tag } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { useWatch } from 'react-hook-form';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import * as styles from './OfferForm.css.ts';
import { type OfferFormSetup, offerLabels, useOfferForm } from './useOfferForm.ts';

export interface OfferPrice {
  /** In cents. */
  amount: number;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
}

export interface OfferFormHandle {
  /** Stores the text while the user adds a card; false when the device rejected it. */
  storeForReturn: () => Promise<boolean>;
}

export interface OfferFormProps extends OfferFormSetup {
  price: OfferPrice;
  /** The card that pays, such as 'Visa ending 4242'; null for none. */
  card: string | null;
  /** The page to add a card. */
  addCardHref: string;
  /** The page to choose another listing. */
  otherListingHref: string;
  ref?: Ref<OfferFormHandle> | undefined;
  /** Called with whether leaving now would lose text. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** A special offer for one listing: pays for it and sends it in one submit. */
export function OfferForm(props: OfferFormProps) {
  const { listing, price, card, addCardHref, otherListingHref, onDirtyChange, ref, ...setup } =
    props;
  const { form, localDraft, inDoubt } = useOfferForm({ listing, ...setup });
  const { storeForReturn } = localDraft;
  const field = <Name extends keyof OfferTexts>(name: Name) => ({
    name,
    label: offerLabels[name],
    readOnly: inDoubt,
  });
  useImperativeHandle(ref, () => ({ storeForReturn }));
  return (
    <Form form={form} label="Special offer">
      <Columns
        kind="form"
        aside={
          <>
            <OfferPay price={price} card={card} addCardHref={addCardHref} inDoubt={inDoubt} />
            <OfferPreview />
          </>
        }
      >
        <Stack>
          <LocalDraftBanner offers={inDoubt ? [] : localDraft.offers} labels={offerLabels} />
          <FormErrors labels={offerLabels} />
          <LiveRegion>
            {card === null ? (
              <Banner tone="info">{paymentTexts.cardNeeded('buy a special offer')}</Banner>
            ) : null}
          </LiveRegion>
          <Card>
            <TextField
              name="listing"
              label="Listing"
              value={listing.name}
              readOnly
              aside={<Link href={otherListingHref}>Choose another</Link>}
            />
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
              help="Text on the button"
              placeholder="Claim offer"
              maxSymbols={textLimits.offerLabel}
            />
          </Card>
        </Stack>
      </Columns>
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}

interface OfferPayProps extends Pick<OfferFormProps, 'price' | 'card' | 'addCardHref'> {
  /** It is unknown whether the last attempt was paid. */
  inDoubt: boolean;
}

function OfferPay({ price, card, addCardHref, inDoubt }: OfferPayProps) {
  const sum = formatMoney(price.amount, price.currency, 'always');
  return (
    <Card title="Pay" space="medium">
      <DescriptionList
        layout="ends"
        items={[
          { term: 'One offer', details: sum },
          { term: 'Payment method', details: card ?? 'No card yet' },
          { term: 'Total', details: sum },
        ]}
      />
      {card === null ? (
        <ButtonLink tone="primary" icon={Plus} href={addCardHref} full>
          Add card
        </ButtonLink>
      ) : (
        <SubmitButton label={`Pay ${sum} and submit`} busyLabel="Paying" full />
      )}
      <LiveRegion>
        {inDoubt ? (
          <Text>
            We don’t know yet whether this offer was paid, so its text is locked. Submit again to
            check. You won’t be charged twice.
          </Text>
        ) : null}
      </LiveRegion>
      <Text size="caption" tone="muted">
        {offerTexts.startsAt(formatMoney(price.amount, price.currency))}. You’ll get a refund if an
        admin declines it.
      </Text>
    </Card>
  );
}

/** The offer as it will look on the public page of the listing. */
function OfferPreview() {
  const { title, description, label } = useWatch<OfferTexts>();
  return (
    <section className={styles.offer} aria-label="Preview of the offer">
      <p className={styles.kind}>
        <Tag size={14} aria-hidden />
        Special offer
      </p>
      <p className={styles.title}>{title?.trim() || 'Title of the offer'}</p>
      <p className={styles.text}>{description?.trim() || 'What customers get, and until when.'}</p>
      <p className={styles.label}>{label?.trim() || 'Claim offer'}</p>
    </section>
  );
}
