import type { OfferEdit, SpecialOffer } from '@portal/data/schemas';
import { listingTexts } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Columns } from '@portal/ui/patterns/Shell';
import { useMemo } from 'react';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import type { DraftProps } from '../core/drafts/useLocalDraft.ts';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { OfferFields, OfferPreview } from './OfferFields.tsx';
import { offerLabels, useOfferForm } from './useOfferForm.ts';

export interface OfferEditFormProps extends DraftProps {
  offer: SpecialOffer;
  /** Submits the offer again; `key` is the idempotency key. */
  onSubmit: (edit: OfferEdit, key: string) => Promise<SubmitResult>;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** A paid offer that an admin wants changed: edits its texts and submits it again. */
export function OfferEditForm({ offer, onSubmit, onDirtyChange, ...drafts }: OfferEditFormProps) {
  const { id, version, listing, title, description, link } = offer;
  const label = offer.label ?? '';
  const stored = useMemo(
    () => ({ title, description, link, label }),
    [title, description, link, label],
  );
  const { form, localDraft } = useOfferForm({
    ...drafts,
    stored,
    version,
    draftRecord: `special-offers/${id}`,
    onSubmit: (texts, key) => onSubmit({ ...texts, version }, key),
  });
  return (
    <Form form={form} label={m.offer_special_offer()}>
      <Columns kind="form" aside={<OfferPreview />}>
        <Stack>
          <LocalDraftBanner offers={localDraft.offers} labels={offerLabels} />
          <FormErrors labels={offerLabels} general={[listingTexts.link]} />
          <Card foot={<SubmitButton label={m.offer_resubmit()} busyLabel={m.core_submitting()} />}>
            <OfferFields listing={listing?.name || m.offer_untitled_listing()} />
          </Card>
        </Stack>
      </Columns>
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}
