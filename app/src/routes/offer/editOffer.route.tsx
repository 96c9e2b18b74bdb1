import { useOffer, useOffersStore } from '@portal/data/feedback';
import type { SpecialOffer } from '@portal/data/schemas';
import { OfferEditForm, type OfferEditFormProps } from '@portal/forms/offer';
import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { RequestedChanges } from '../../parts/decisions/OwnList.tsx';
import { useRaceWords } from '../../parts/listings/race.ts';
import { RecordFailed } from '../../parts/session.tsx';
import { failedSubmit, useSubmit } from '../../parts/useSubmit.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';

/** A paid offer that waits for changes, with a form to make them. */
export function Component() {
  const { id = '' } = useParams();
  const offer = useOffer(Number(id));
  if (offer.kind === 'loading') return <PageLoading />;
  if (offer.kind === 'failed') return <RecordFailed {...offer} to={paths.myOffers} />;
  return <EditOffer key={id} offer={offer.value} />;
}

function EditOffer({ offer }: { offer: SpecialOffer }) {
  const offers = useOffersStore();
  const send = useSubmit();
  const navigate = useNavigate();
  const guard = useDraftGuard();
  const raceWords = useRaceWords('offer');
  const { id, title, listing, request } = offer;
  // Checked only when the page opens. After a decision meanwhile the form stays, and submitting says who was first.
  const [arrivedOpen] = useState(request?.open === true);
  usePage(m.offers_edit_offer(), { area: title });

  const submit: OfferEditFormProps['onSubmit'] = (edit, idempotencyKey) =>
    send(
      async () => {
        const saved = await offers.resubmit(id, edit, { idempotencyKey });
        guard.release();
        void navigate(paths.myOffers);
        return saved;
      },
      ({ title }) => m.offers_submitted_for_review({ title }),
      (error) => {
        const race = raceWords(error);
        return failedSubmit(error, race ? `${race} ${m.offers_changes_not_saved()}` : undefined);
      },
    );

  return (
    <Stack space="large">
      <PageHeader
        title={m.offers_edit_offer()}
        help={
          listing?.name
            ? m.offers_edit_shown_on({ listing: listing.name })
            : m.offers_edit_shown_on_listing()
        }
      />
      {arrivedOpen ? (
        <>
          <RequestedChanges request={request} />
          <OfferEditForm offer={offer} {...guard.form} onSubmit={submit} />
        </>
      ) : (
        <Banner
          tone="info"
          title={m.offers_not_waiting()}
          actions={
            <ButtonLink size="compact" href={paths.myOffers}>
              {m.offers_view_my_offers()}
            </ButtonLink>
          }
        />
      )}
    </Stack>
  );
}
