import {
  useClient,
  useCounts,
  useOffers,
  useStores,
  useSubjects,
  useUser,
} from '@portal/data/react';
import type { SpecialOffer } from '@portal/data/schemas';
import { type Collection, offerTexts, type Shelf } from '@portal/domain';
import { DeclineDialog } from '@portal/forms/decision';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useToast } from '@portal/ui/components/Toast';
import { OfferQueue } from '@portal/ui/patterns/OfferQueue';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { addressOf, type FeedbackPlace, toQuery } from '../feedback/feedbackQuery.ts';
import { feedbackWords } from '../feedback/feedbackWords.ts';
import { useDeciding } from '../feedback/useDeciding.ts';
import { frameOf, useFeedbackView } from '../feedback/useFeedbackList.tsx';
import { toOfferRow } from './offerRows.ts';

export function route(collection: Collection, shelf: Shelf) {
  const place: FeedbackPlace = { about: 'offers', collection, shelf };
  return { Component: () => <OffersRoute key={JSON.stringify(place)} place={place} /> };
}

/** What admins do with special offers. A declined one is paid back only after there was time for Undo. */
function useOfferDeeds() {
  const client = useClient();
  const stores = useStores();
  return useDeciding<SpecialOffer>({
    thing: 'offer',
    nameOf: ({ title }) => `The offer ${title}`,
    send: ({ id, version }, status, adminNote, key) =>
      client.offers.decide(id, { status, adminNote, version }, key ? { idempotencyKey: key } : {}),
    changed: (offer) => (offer ? stores.offers.wrote(offer) : stores.offers.invalidate()),
  });
}

/** Special offers of one type: what waits or was declined, or what shows. */
function OffersRoute({ place }: { place: FeedbackPlace }) {
  const { view, show } = useFeedbackView(place);
  const offers = useOffers(toQuery(view, place));
  const subjects = useSubjects('offers', place.collection);
  const counts = useCounts();
  const deeds = useOfferDeeds();
  const user = useUser();
  const toast = useToast();
  const { draftKeeper, now } = useSurroundings();
  const [asked, setAsked] = useState<{ offer: SpecialOffer; open: boolean } | null>(null);
  const waiting = counts.kind === 'ready' ? counts.value.specialOffers[place.collection] : null;
  const { area, title, help, caption, other } = feedbackWords(place, waiting);
  usePage({ title, crumbs: [{ label: area }, { label: title }] });

  const rows = offers.kind === 'ready' ? offers.value.rows : [];
  if (offers.kind === 'ready' && !offers.kept && rows.length === 0) {
    const { total, pageCount } = offers.value.pagination;
    if (total > 0) return <Navigate to={addressOf({ ...view, page: pageCount }, place)} replace />;
  }
  const at = (id: string) => rows.find((row) => String(row.id) === id);

  return (
    <Stack space="large">
      <PageHeader title={title} help={help} link={other} />
      <OfferQueue
        {...frameOf({ place, view, show, caption, rows: offers, subjects })}
        restored={deeds.restored}
        rows={rows.map((offer) => toOfferRow(offer, deeds.deciding.get(offer.id)))}
        onApprove={(id) => {
          const offer = at(id);
          // Who types the reason before its dialog has come approves nothing by its letters.
          if (offer && !asked?.open) void deeds.decideAndTell(offer, 'APPROVED');
        }}
        onDecline={(id) => {
          const offer = at(id);
          if (offer) setAsked({ offer, open: true });
        }}
      />
      {asked ? (
        <DeclineDialog
          key={asked.offer.id}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          title="Decline this offer?"
          description="The vendor gets the money back and reads your reason."
          confirm="Decline offer"
          cancel="Keep it"
          required={offerTexts.reasonRequired}
          onDecline={async (reason, key) => {
            const wrong = await deeds.decide(asked.offer, 'DECLINED', reason, key);
            if (!wrong) return { ok: true };
            if (wrong.outdated) {
              // To be looked at anew; the reason waits for the next time it is asked for.
              setAsked({ ...asked, open: false });
              toast({ tone: 'caution', message: wrong.message });
            }
            return { ok: false, message: wrong.message };
          }}
          user={String(user.id)}
          place={`special-offers/${asked.offer.id}`}
          draftKeeper={draftKeeper}
          now={now}
        />
      ) : null}
    </Stack>
  );
}
