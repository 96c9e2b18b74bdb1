import { paymentTexts, textLimits } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import { Columns } from '@portal/ui/patterns/Shell';
import { Link as LinkIcon } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { DirtyReport } from '../core/DirtyReport.tsx';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormTextArea } from '../core/fields/FormTextArea.tsx';
import { FormTextField } from '../core/fields/FormTextField.tsx';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { OfferPay, type OfferPrice } from './OfferPay.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { type OfferValues, offerLabels } from './offerValues.ts';
import { type OfferFormSetup, useOfferForm } from './useOfferForm.ts';

export interface OfferFormHandle {
  /** Keeps the text for whoever adds a card and comes back; false when the device refused. */
  keepForReturn: () => Promise<boolean>;
}

export interface OfferFormProps extends OfferFormSetup {
  price: OfferPrice;
  /** The card that pays, such as 'Visa ending 4242'; null for none. */
  card: string | null;
  /** Where a card is added. */
  addCardHref: string;
  /** Where another listing is chosen. */
  otherListingHref: string;
  /** What the page around it asks of the form. */
  ref?: Ref<OfferFormHandle> | undefined;
  /** Told whether leaving now would lose text: for a leave guard around the form. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** A special offer of one listing: written, paid and sent in one press. */
export function OfferForm(props: OfferFormProps) {
  const { listing, price, card, addCardHref, otherListingHref, onDirtyChange, ref, ...setup } =
    props;
  const { form, kept, inDoubt } = useOfferForm({ listing, ...setup });
  const { keepForReturn } = kept;
  useImperativeHandle(ref, () => ({ keepForReturn }));
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
          <KeptTextBanner offers={inDoubt ? [] : kept.offers} labels={offerLabels} />
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
            <FormTextField<OfferValues>
              name="title"
              readOnly={inDoubt}
              label={offerLabels.title}
              maxSymbols={textLimits.offerTitle}
            />
            <FormTextArea<OfferValues>
              name="description"
              readOnly={inDoubt}
              label={offerLabels.description}
              maxSymbols={textLimits.offerDescription}
            />
            <FormTextField<OfferValues>
              name="link"
              readOnly={inDoubt}
              type="url"
              label={offerLabels.link}
              icon={LinkIcon}
              placeholder="https://"
            />
            <FormTextField<OfferValues>
              name="label"
              readOnly={inDoubt}
              label={offerLabels.label}
              help="Text on the button"
              placeholder="Claim offer"
              maxSymbols={textLimits.offerLabel}
            />
          </Card>
        </Stack>
      </Columns>
      <DirtyReport onDirtyChange={(dirty) => onDirtyChange?.(dirty)} />
    </Form>
  );
}
