import type { SpecialOfferWrite } from '@portal/data/schemas';
import { listingTexts } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Link } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { formatMoney } from '@portal/ui/components/Money';
import { Text } from '@portal/ui/components/Text';
import { Columns } from '@portal/ui/patterns/Shell';
import { Plus } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import type { DraftProps } from '../core/drafts/useLocalDraft.ts';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { OfferFields, OfferPreview } from './OfferFields.tsx';
import { newOffer, offerLabels, useOfferForm } from './useOfferForm.ts';

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

export interface OfferFormProps extends DraftProps {
  listing: { url: string; name: string };
  /** Pays for and sends the offer; `key` is the same for every retry with the same offer. */
  onSubmit: (offer: SpecialOfferWrite, key: string) => Promise<SubmitResult>;
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
  const { listing, price, card, addCardHref, otherListingHref } = props;
  const { user, draftStore, now, onSubmit, onDirtyChange, ref } = props;
  const { form, localDraft, inDoubt } = useOfferForm({
    user,
    draftStore,
    now,
    stored: newOffer,
    draftRecord: listing.url,
    onSubmit: (texts, key) => onSubmit({ ...texts, listing: listing.url }, key),
  });
  const { storeForReturn } = localDraft;
  useImperativeHandle(ref, () => ({ storeForReturn }));
  return (
    <Form form={form} label={m.offer_special_offer()}>
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
          <FormErrors labels={offerLabels} general={[listingTexts.link]} />
          <LiveRegion>
            {card === null ? <Banner tone="info">{m.offer_card_needed()}</Banner> : null}
          </LiveRegion>
          <Card>
            <OfferFields
              listing={listing.name}
              readOnly={inDoubt}
              aside={<Link href={otherListingHref}>{m.offer_choose_another()}</Link>}
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
    <Card title={m.offer_pay()} space="medium">
      <DescriptionList
        layout="ends"
        items={[
          { term: m.offer_one_offer(), details: sum },
          { term: m.offer_payment_method(), details: card ?? m.offer_no_card() },
          { term: m.offer_total(), details: sum },
        ]}
      />
      {card === null ? (
        <ButtonLink tone="primary" icon={Plus} href={addCardHref} full>
          {m.offer_add_card()}
        </ButtonLink>
      ) : (
        <SubmitButton label={m.offer_pay_and_submit({ sum })} busyLabel={m.offer_paying()} full />
      )}
      <LiveRegion>{inDoubt ? <Text>{m.offer_in_doubt()}</Text> : null}</LiveRegion>
      <Text size="caption" tone="muted">
        {m.offer_terms({ price: formatMoney(price.amount, price.currency) })}
      </Text>
    </Card>
  );
}
