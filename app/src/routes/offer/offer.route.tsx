import { useCards, usePaymentSettings } from '@portal/data/billing';
import { useOffersStore } from '@portal/data/feedback';
import { useListing, useUser } from '@portal/data/react';
import {
  cardProblem,
  DataError,
  type Listing,
  may,
  messageFor,
  offerResponse,
  type PaymentSettings,
  type SpecialOffer,
  type SpecialOfferWrite,
} from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { type Collection, decidedWithin, offerTexts } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { OfferForm, type OfferFormHandle, type OfferPrice } from '@portal/forms/offer';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { formatMoney } from '@portal/ui/components/Money';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { FailedPage, failureOf } from '../../parts/failure.tsx';
import { OffersAreForVendors } from '../../parts/money/buying.tsx';
import { nameOfCard, payingCard } from '../../parts/money/cardRows.ts';
import { MoneyNote } from '../../parts/money/MoneyPage.tsx';
import { isRejected, payingTime, usePayment } from '../../parts/money/useMoney.ts';
import { RedirectWithReason } from '../../parts/session.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';

export function Component({ collection }: { collection: Collection }) {
  const { id = '' } = useParams();
  const mayBuy = may(useUser(), 'offer.buy');
  const listing = useListing({ collection, scope: 'active', id });
  const settings = usePaymentSettings();
  const cards = useCards();
  if (!mayBuy) {
    return <OffersAreForVendors />;
  }
  if (listing.kind === 'failed' && listing.error.code !== 'offline') {
    return (
      <RedirectWithReason
        to={paths.listings(collection, 'active')}
        why={messageFor(listing.error)}
        tone="critical"
      />
    );
  }
  const failed = failureOf([listing, settings, cards]);
  if (failed) return <FailedPage {...failed} />;
  if (listing.kind !== 'ready' || settings.kind !== 'ready' || cards.kind !== 'ready') {
    return <PageLoading />;
  }
  const { slug, id: number } = listing.value;
  const address = paths.newSpecialOffer(collection, slug || number);
  if (String(slug || number) !== id) return <Navigate to={address} replace />;
  return (
    <OfferOnLive
      key={number}
      collection={collection}
      listing={listing.value}
      settings={settings.value}
      cards={cards.value}
      address={address}
    />
  );
}

/** Checked only when the page opens. If the listing goes offline later, the form stays and submitting fails. */
function OfferOnLive(props: WriteOfferProps) {
  const { collection, listing } = props;
  const [arrivedLive] = useState(listing.status === 'APPROVED');
  if (arrivedLive) return <WriteOffer {...props} />;
  return (
    <RedirectWithReason
      to={paths.listings(collection, 'active')}
      why={offerTexts.notLive}
      tone="critical"
    />
  );
}

interface WriteOfferProps {
  collection: Collection;
  listing: Listing;
  settings: PaymentSettings;
  cards: Cards;
  /** The URL of this page, to return to. */
  address: string;
}

/** The form that pays and sends a special offer. */
function WriteOffer(props: WriteOfferProps) {
  const { collection, listing, settings, cards, address } = props;
  const offers = useOffersStore();
  const pay = usePayment();
  const form = useRef<OfferFormHandle>(null);
  const addCardHref = `${paths.addCard}?${new URLSearchParams({ next: address })}`;
  const guard = useDraftGuard({
    to: addCardHref,
    keep: async () => (await form.current?.storeForReturn()) ?? false,
  });
  /** The offer that was just sent. */
  const [sent, setSent] = useState<SpecialOffer | null>(null);
  /** The duplicate shown to the user; submitting again confirms a second offer. */
  const earlier = useRef<number>(undefined);
  const price = { amount: settings.offerPrice, currency: settings.currency };
  const { name } = listing;
  const listingHref = paths.listing(collection, 'active', listing.slug || listing.id);
  usePage(m.offers_special_offer(), {
    area: name,
    above: [{ label: brand.names[collection] }, { label: name, href: listingHref }],
  });

  async function submit(offer: SpecialOfferWrite, key: string): Promise<SubmitResult> {
    const result = await pay(() =>
      offers.create(
        { ...offer, earlier: earlier.current },
        { idempotencyKey: key, timeout: payingTime },
      ),
    );
    if (result.kind === 'failed') {
      const { error, message, unclear } = result;
      const known = offerResponse(error);
      earlier.current = known?.offer ?? earlier.current;
      const whatOf = [
        ...(cardProblem(error) ? [m.offers_nothing_charged()] : []),
        ...(unclear && !known ? [m.offers_submit_again_to_check()] : []),
      ];
      return {
        ok: false,
        // After any other error the result of an earlier attempt is still unknown.
        rejected: isRejected(error) || known !== null,
        unclear: unclear && !known,
        link: known?.offer ? { label: m.offers_view_earlier(), href: listingHref } : undefined,
        message: [message, ...whatOf].join(' '),
        // The form has no field for the listing: the message is enough.
        fields:
          error instanceof DataError
            ? error.fields.filter(({ path }) => path !== 'listing' || error.fields.length > 1)
            : [],
      };
    }
    guard.release();
    setSent(result.value);
    return { ok: true };
  }

  return (
    <Stack space="large">
      <PageHeader title={m.offers_special_offer()} help={m.offers_shown_on({ name })} />
      {sent ? (
        <OfferSent
          price={price}
          href={listingHref}
          within={decidedWithin(sent.wait?.most)}
          onAnother={() => setSent(null)}
        />
      ) : (
        <OfferForm
          ref={form}
          listing={{ url: listing.url, name }}
          price={price}
          card={nameOfCard(payingCard(cards))}
          addCardHref={addCardHref}
          otherListingHref={paths.specialOfferPaywall}
          {...guard.form}
          onSubmit={submit}
        />
      )}
      <MoneyNote />
    </Stack>
  );
}

interface OfferSentProps {
  price: OfferPrice;
  href: string;
  /** When it is usually decided, if known. */
  within: string | undefined;
  onAnother: () => void;
}

/** Confirms the payment and explains what happens next. */
function OfferSent({ price, href, within, onAnother }: OfferSentProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const sum = formatMoney(price.amount, price.currency, 'always');
  return (
    <Banner
      ref={banner}
      focusable
      tone="positive"
      title={m.offers_paid_and_submitted({ sum })}
      actions={
        <>
          <ButtonLink size="compact" href={href}>
            {m.offers_back_to_listing()}
          </ButtonLink>
          <Button size="compact" onClick={onAnother}>
            {m.offers_write_another()}
          </Button>
        </>
      }
    >
      {[m.offers_what_happens_next({ sum }), within].filter(Boolean).join(' ')}
    </Banner>
  );
}
