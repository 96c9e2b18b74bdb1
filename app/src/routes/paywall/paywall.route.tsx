import { usePaymentSettings, usePlans } from '@portal/data/billing';
import { useListings, useUser } from '@portal/data/react';
import {
  type Listing,
  may,
  mediaUrl,
  type PaymentSettings,
  type Plans,
} from '@portal/data/schemas';
import { type Collection, collectionOf } from '@portal/domain';
import {
  type OfferListing,
  OfferPicker,
  type OfferPickerState,
} from '@portal/ui/patterns/OfferPicker';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Paywall } from '@portal/ui/patterns/Paywall';
import { type ReactNode, useState } from 'react';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { named, ownNames } from '../../ownNames.ts';
import { FailedPage, failureKind, failureOf } from '../../parts/failure.tsx';
import { OffersAreForVendors, offerPriceWords } from '../../parts/money/buying.tsx';
import { MoneyNote } from '../../parts/money/MoneyPage.tsx';
import { trialEnd, useChosenPlan } from '../../parts/money/plans.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';

interface PaywallPageProps {
  children: (facts: { plans: Plans; settings: PaymentSettings; note: ReactNode }) => ReactNode;
}

/** A paywall once the current prices have loaded. */
function PaywallPage({ children }: PaywallPageProps) {
  const plans = usePlans();
  const settings = usePaymentSettings();
  const failed = failureOf([plans, settings]);
  if (failed) return <FailedPage {...failed} />;
  if (plans.kind !== 'ready' || settings.kind !== 'ready') return <PageLoading />;
  return children({ plans: plans.value, settings: settings.value, note: <MoneyNote /> });
}

const paywalls = { services: ServicesPaywall, trial: TrialPaywall, offer: OfferPaywall };

export function Component({ kind }: { kind: keyof typeof paywalls }) {
  const KindOfPaywall = paywalls[kind];
  return <KindOfPaywall />;
}

/** What listing services costs, with links to the trial and to the plans. */
function ServicesPaywall() {
  usePage(named('services', m.paywall_list_your_services(), m.names_list_in), {
    above: [{ label: brand.names.services }],
    crumb: named('services', m.paywall_new_service(), m.names_new_listing),
  });
  const { term, chosen, choose } = useChosenPlan();
  return (
    <PaywallPage>
      {({ plans, settings, note }) => (
        <Paywall
          below={note}
          kind="services"
          {...ownNames()}
          plans={plans}
          currency={settings.currency}
          value={term}
          onValue={choose}
          trialHref={settings.trial.available ? paths.trialTo(chosen) : undefined}
          subscribeHref={paths.subscriptionTo(term)}
        />
      )}
    </PaywallPage>
  );
}

/** The free trial only. The page that starts it checks whether the account is eligible. */
function TrialPaywall() {
  usePage(m.money_trial_title(), { above: [{ label: brand.names.services }] });
  const { now } = useAppServices();
  return (
    <PaywallPage>
      {({ settings, note }) => (
        <Paywall
          below={note}
          kind="trial"
          services={ownNames().services}
          trialHref={paths.trial}
          until={trialEnd(now(), settings.trial.days)}
        />
      )}
    </PaywallPage>
  );
}

function OfferPaywall() {
  return may(useUser(), 'offer.buy') ? <ChooseListing /> : <OffersAreForVendors />;
}

/** Chooses which of the vendor's live listings a special offer is for. */
function ChooseListing() {
  usePage(m.offers_special_offer());
  const [open, setOpen] = useState(true);
  const apps = useListings(ownLive('apps'));
  const services = useListings(ownLive('services'));
  const both = [apps, services];
  const listings = both.flatMap((each) => (each.kind === 'ready' ? each.value.rows : []));
  return (
    <PaywallPage>
      {({ note, settings }) => (
        <>
          <Paywall
            kind="special-offer"
            price={offerPriceWords(settings)}
            below={note}
            onChooseListing={() => setOpen(true)}
          />
          <OfferPicker
            open={open}
            price={offerPriceWords(settings)}
            onOpenChange={setOpen}
            state={stateOf(both, listings.length)}
            listings={listings.map(choiceOf)}
            names={ownNames()}
            createHref={paths.newListing('apps')}
            onRetry={failureOf(both)?.retry}
          />
        </>
      )}
    </PaywallPage>
  );
}

const ownLive = (collection: Collection) =>
  ({ collection, scope: 'active', mine: true, page: 1, pageSize: 100 }) as const;

const choiceOf = (listing: Listing): OfferListing => ({
  id: `${listing.type}-${listing.id}`,
  name: listing.name,
  type: listing.type,
  logo: listing.logo ? mediaUrl(listing.logo, 96) : undefined,
  href: paths.newSpecialOffer(collectionOf(listing), listing.slug || listing.id),
});

function stateOf(
  lists: readonly ReturnType<typeof useListings>[],
  count: number,
): OfferPickerState {
  const failed = failureOf(lists);
  if (failed) return failureKind(failed.error);
  if (lists.some((each) => each.kind === 'loading')) return 'loading';
  return count > 0 ? 'ready' : 'empty';
}
