import { useOffers, useOffersStore } from '@portal/data/feedback';
import { useUnreadChange } from '@portal/data/notifications';
import { useUser } from '@portal/data/react';
import { formatDate, personName, type SpecialOffer } from '@portal/data/schemas';
import {
  type FeedbackPlace,
  linkParts,
  namesOf,
  offerFields,
  offerTexts,
  safeLink,
} from '@portal/domain';
import { ReasonDialog, type ReasonDialogProps } from '@portal/forms/decision';
import { useToast } from '@portal/ui/components/Toast';
import type { QueueAction } from '@portal/ui/patterns/DecisionQueue';
import { OfferQueue, type OfferRequest, type OfferRow } from '@portal/ui/patterns/OfferQueue';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useReviewers, useReviewing } from '../../parts/decisions/reviewers.ts';
import { lateText, queueStatus, subjectRow } from '../../parts/decisions/reviewRows.ts';
import { useBulkDecision } from '../../parts/decisions/useBulkDecision.tsx';
import { outcomeWrite, useDeciding } from '../../parts/decisions/useDeciding.ts';
import { useFeedbackList } from '../../parts/decisions/useFeedbackList.tsx';
import { useReasonTemplates } from '../../parts/decisions/useReasonTemplates.ts';
import { ListPage } from '../../parts/lists/ListPage.tsx';
import { useAppServices } from '../../portal.tsx';

const recordOf = ({ id }: SpecialOffer): string => `special-offers/${id}`;

/** Admins' decisions on special offers. A declined one is refunded only after the time for Undo. */
function useOfferActions() {
  const offers = useOffersStore();
  return useDeciding<SpecialOffer>({
    thing: 'offer',
    nameOf: ({ title }) => m.offers_offer_named({ title }),
    recordOf,
    send: ({ id, version }, outcome, adminNote, key) =>
      offers.decide(id, { ...outcomeWrite(outcome), adminNote, version }, { idempotencyKey: key }),
  });
}

/** Vendors buy offers of the same title for several listings. */
const nameInList = ({ title, listing }: SpecialOffer): string =>
  m.offers_offer_named_of({ title, listing: subjectRow(listing).name });

/** The special offers of apps or services: pending and declined ones, or active ones. */
export function Component({ place }: { place: FeedbackPlace }) {
  const { page, frame, rows, rowOf } = useFeedbackList(place, useOffers);
  const actions = useOfferActions();
  const bulk = useBulkDecision<SpecialOffer>({
    rows,
    kind: { ...actions.bulk, nameOf: nameInList },
    description: m.offers_bulk_decline_help,
    required: offerTexts.reasonRequired,
    draftRecord: `pending-offers/${place.collection}`,
  });
  const user = useUser();
  const toast = useToast();
  const { draftStore, now } = useAppServices();
  const reviewersOf = useReviewers();
  const [asked, setAsked] = useState<Asked | null>(null);

  const asks = asked?.offer;
  const templates = useReasonTemplates({
    field: m.offers_your_offer(),
    ...(asks ? { listing: subjectRow(asks.listing).name } : {}),
    ...(asks?.createdBy ? { vendor: personName(asks.createdBy) } : {}),
  });

  // An offer has no page of its own: opening its dialog is opening it.
  const open = asked?.open ? asked.offer : null;
  useUnreadChange(useReviewing('special-offers', open?.id ?? 0, open?.status === 'PENDING').renew);
  // A text typed before its dialog is open must not decide by keyboard shortcut.
  const ask = (outcome: Asked['outcome']) => (id: string) => {
    const offer = rowOf(id);
    if (offer && !asked?.open) setAsked({ offer, outcome, open: true });
  };

  return (
    <ListPage {...page} tools="views and export">
      {bulk.result}
      <OfferQueue
        {...frame}
        state={bulk.stateOf(frame.state)}
        bulk={bulk}
        restored={actions.restored}
        rows={rows.map((offer) =>
          toOfferRow(
            offer,
            actions.deciding.get(offer.id) ?? bulk.sendingOf(offer),
            reviewersOf('special-offers', offer.id),
          ),
        )}
        onApprove={(id) => {
          const offer = rowOf(id);
          if (!offer || asked?.open) return;
          void actions.decideAndTell(offer, 'APPROVED').then((done) => {
            if (!done) return;
            bulk.deselect(id);
            // Its dialog would keep the text.
            setAsked((last) => (last?.offer.id === offer.id ? null : last));
          });
        }}
        onDecline={ask('DECLINED')}
        onRequest={ask('CHANGES')}
      />
      {asked ? (
        <ReasonDialog
          key={`${asked.outcome}/${asked.offer.id}`}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          {...questions[asked.outcome]}
          templates={templates}
          onSubmit={async (reason, key) => {
            const wrong = await actions.decide(asked.offer, asked.outcome, reason, key);
            if (!wrong) {
              bulk.deselect(String(asked.offer.id));
              return { ok: true };
            }
            if (wrong.outdated) {
              // The offer has changed. The reason is stored for the next time.
              setAsked({ ...asked, open: false });
              toast({ tone: 'caution', message: wrong.message });
            }
            return { ok: false, message: wrong.message };
          }}
          user={String(user.id)}
          draftRecord={recordOf(asked.offer)}
          draftStore={draftStore}
          now={now}
        />
      ) : null}
      {bulk.bar}
    </ListPage>
  );
}

interface Asked {
  offer: SpecialOffer;
  outcome: 'DECLINED' | 'CHANGES';
  open: boolean;
}

/** What the dialog asks before a decision that needs a text. */
const questions = {
  DECLINED: {
    title: m.offers_decline_question(),
    description: m.offers_bulk_decline_help({ count: 1 }),
    confirm: m.offers_decline(),
    cancel: m.offers_keep_it(),
    required: offerTexts.reasonRequired,
  },
  CHANGES: {
    use: 'changes',
    title: m.offers_request_question(),
    description: m.offers_request_help(),
    label: m.offers_message_to_vendor(),
    confirm: m.offers_request_changes(),
    busyLabel: m.offers_requesting(),
    cancel: m.offers_cancel(),
    required: m.offers_message_required(),
  },
} as const satisfies Record<Asked['outcome'], Partial<ReasonDialogProps>>;

/** The request of an admin, and once the offer was submitted again the earlier texts that differ. */
function requestOf(offer: SpecialOffer): OfferRequest | undefined {
  const { request } = offer;
  if (!request) return undefined;
  const changes = namesOf(offerFields).flatMap((name) => {
    const before = request.before?.[name];
    return before === undefined || before === offer[name]
      ? []
      : [{ label: offerFields[name].label, before }];
  });
  return { message: linkParts(request.message ?? ''), changes: request.open ? null : changes };
}

/** What the server would reject because of the listing of an offer, and the warning about it. */
function limitsOf({ status, live, moved }: SpecialOffer): Pick<OfferRow, 'warning' | 'impossible'> {
  if (status === 'APPROVED') return live ? {} : { warning: m.offers_not_live_approved() };
  const approve = live ? undefined : m.offers_not_live_pending();
  const request = moved ? m.offers_moved() : undefined;
  return {
    warning: status === 'PENDING' ? (approve ?? request) : undefined,
    impossible: { ...(approve && { approve }), ...(request && { request }) },
  };
}

function toOfferRow(
  offer: SpecialOffer,
  deciding: QueueAction | undefined,
  reviewers: OfferRow['reviewers'],
): OfferRow {
  const { id, title, description, link, label, status, adminNote, listing, createdBy } = offer;
  return {
    id: String(id),
    title,
    description,
    link,
    href: safeLink(link),
    label: label ?? '',
    status: queueStatus[status],
    listing: subjectRow(listing),
    ...(createdBy ? { vendor: { name: personName(createdBy), email: createdBy.email ?? '' } } : {}),
    when: formatDate(offer.createdAt),
    ...limitsOf(offer),
    ...(status === 'DECLINED' && adminNote ? { note: adminNote } : {}),
    asked: offer.request?.open,
    request: requestOf(offer),
    late: lateText(offer),
    deciding,
    reviewers,
  };
}
