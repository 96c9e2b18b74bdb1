import type { Counts } from '@portal/data/schemas';
import { type Collection, collections, type ImportKind, type Scope, scopes } from '@portal/domain';
import type { TermKind } from '@portal/ui/patterns/TermList';
import {
  AppWindow,
  Clock,
  Cloud,
  Factory,
  FileText,
  FolderTree,
  KeyRound,
  Layers,
  LayoutDashboard,
  MapPin,
  MessageSquareText,
  Palette,
  PenLine,
  ScrollText,
  Server,
  Settings,
  Sparkles,
  Star,
  Tag,
  Users,
  Webhook,
} from 'lucide-react';
import { brand } from './brand.ts';
import { m } from './i18n/messages.js';
import { named } from './ownNames.ts';
import { prefetchList, prefetchListing, prefetchTerms } from './parts/listings/listingsQuery.ts';
import { paths } from './paths.ts';
import * as rules from './routes/guards/rules.ts';
import {
  entry,
  type MenuEntry,
  type Page,
  page,
  redirect,
  type Section,
  withProps,
} from './shell/section.ts';

const accountRecord = () => import('./routes/accounts/accountRecord.route.tsx');
const accounts = () => import('./routes/accounts/accounts.route.tsx');
const addCard = () => import('./routes/money/addCard.route.tsx');
const analytics = () => import('./routes/analytics/analytics.route.tsx');
const audit = () => import('./routes/audit/audit.route.tsx');
const brandPage = () => import('./routes/brand/brand.route.tsx');
const compare = () => import('./routes/listing/compare.route.tsx');
const dashboard = () => import('./routes/dashboard/dashboard.route.tsx');
const deleted = () => import('./routes/deleted/deleted.route.tsx');
const featured = () => import('./routes/featured/featured.route.tsx');
const imports = () => import('./routes/imports/imports.route.tsx');
const keys = () => import('./routes/keys/keys.route.tsx');
const listing = () => import('./routes/listing/listing.route.tsx');
const listings = () => import('./routes/listings/listings.route.tsx');
const myOffers = () => import('./routes/offers/myOffers.route.tsx');
const myReviews = () => import('./routes/reviews/myReviews.route.tsx');
const newOffer = () => import('./routes/offer/offer.route.tsx');
const newReview = () => import('./routes/reviews/newReview.route.tsx');
const notices = () => import('./routes/account/notificationSettings.route.tsx');
const offers = () => import('./routes/offers/offers.route.tsx');
const paywall = () => import('./routes/paywall/paywall.route.tsx');
const personal = () => import('./routes/account/personalInformation.route.tsx');
const queue = () => import('./routes/listings/queue.route.tsx');
const receivedReviews = () => import('./routes/reviews/receivedReviews.route.tsx');
const review = () => import('./routes/reviews/review.route.tsx');
const reviews = () => import('./routes/reviews/reviews.route.tsx');
const subscription = () => import('./routes/money/subscription.route.tsx');
const system = () => import('./routes/system/system.route.tsx');
const templates = () => import('./routes/templates/templates.route.tsx');
const terms = () => import('./routes/terms/terms.route.tsx');
const webhooks = () => import('./routes/webhooks/webhooks.route.tsx');

const { both, only } = rules;
const anyone = undefined;
const icons = { apps: AppWindow, services: Cloud } as const;

const importOf = (kind: ImportKind, rule?: rules.Rule) =>
  page(paths.import(kind), withProps(imports, { kind }), rule);

/** What files bring, with its rule, and what was deleted. */
const filesOf = (kind: Exclude<ImportKind, 'accounts' | 'reviews'>, rule?: rules.Rule) => [
  importOf(kind, rule),
  page(paths.deleted(kind), withProps(deleted, { kind })),
];

/** The lists of a collection, a user's own and those of all vendors, and its listings. */
function listingsOf(collection: Collection): Section {
  const isService = collection === 'services';
  const covers = {
    active: [
      paths.listing(collection, 'active', ''),
      paths.listingAnalytics(collection, 'active', ''),
    ],
    pending: [
      paths.listings(collection, 'pending'),
      paths.newListing(collection),
      paths.import(collection),
    ],
  };
  const list = (
    scope: Scope,
    whose: 'mine' | 'all',
    number: keyof Counts['apps'],
    menu: MenuEntry,
  ) =>
    page(
      paths.listings(collection, scope, whose),
      withProps(
        scope === 'pending' && whose === 'all' ? queue : listings,
        { place: { collection, scope, whose } },
        prefetchList,
      ),
      whose === 'all' ? only('listing.listAll') : anyone,
      { ...menu, count: (counts) => counts[collection][number], covers: covers[scope] },
    );
  const pending = entry(m.shell_pending_listings, Clock);
  return {
    label: () => brand.names[collection],
    pages: [
      list('active', 'all', 'all', entry(m.shell_all_listings, Layers)),
      list('active', 'mine', 'mine', entry(m.shell_my_listings, icons[collection])),
      list('pending', 'all', 'waiting', { ...pending, waiting: true }),
      list('pending', 'mine', 'minePending', { ...pending, unless: 'listing.listAll' }),
      ...filesOf(collection, isService ? rules.newService : anyone),
      page(
        paths.newListing(collection),
        withProps(
          async () => ({ Component: (await listing()).NewListing }),
          { collection },
          prefetchTerms,
        ),
        isService ? rules.newService : anyone,
      ),
      page(paths.bulkEdit(collection), withProps(imports, { kind: collection, edits: true })),
      ...scopes.flatMap((scope) => [
        page(
          paths.listing(collection, scope, ':id'),
          withProps(listing, { collection, scope }, prefetchListing),
        ),
        page(paths.versions(collection, scope, ':id'), withProps(compare, { collection, scope })),
        page(
          paths.listingAnalytics(collection, scope, ':id'),
          withProps(analytics, { collection, scope }),
          isService ? both(rules.analyticsOn, rules.serviceAnalytics) : rules.analyticsOn,
        ),
      ]),
    ],
  };
}

const feedbackLabels = {
  reviews: {
    apps: () => named('apps', m.shell_app_reviews(), m.names_reviews),
    services: () => named('services', m.shell_service_reviews(), m.names_reviews),
  },
  offers: {
    apps: () => named('apps', m.shell_app_offers(), m.names_offers),
    services: () => named('services', m.shell_service_offers(), m.names_offers),
  },
};

/** The lists of reviews or offers that staff decide on. */
function queues(about: 'reviews' | 'offers', load: typeof reviews, icon: MenuEntry['icon']) {
  const pathOf = about === 'reviews' ? paths.reviews : paths.specialOffers;
  return collections.flatMap((collection) => {
    const menu = entry(feedbackLabels[about][collection], icon, {
      count: (counts) => counts[about === 'reviews' ? about : 'specialOffers'][collection],
      waiting: true,
      covers: scopes.map((scope) => pathOf(collection, scope)),
    });
    return scopes.map((scope) => {
      const record = page(
        paths.review(collection, scope, ':id'),
        withProps(review, { collection, scope }),
      );
      return page(
        pathOf(collection, scope),
        withProps(load, { place: { about, collection, scope } }),
        only(about === 'reviews' ? 'review.listAll' : 'offer.listAll'),
        scope === 'pending' ? menu : undefined,
        about === 'reviews' ? [record] : [],
      );
    });
  });
}

const termsOf = (kind: TermKind, menu: MenuEntry, below: Page[] = []) =>
  page(paths[kind], withProps(terms, { kind }), only('term.write'), menu, [
    ...below,
    ...filesOf(kind),
  ]);

/** Every page of the portal, in the order of the menu. */
export const sections: readonly Section[] = [
  {
    label: m.shell_dashboard,
    pages: [
      page(
        paths.dashboard,
        dashboard,
        both(only('analytics.overview'), rules.dashboardOn),
        entry(m.shell_dashboard, LayoutDashboard),
      ),
      page(
        paths.featured,
        featured,
        only('term.write'),
        entry(m.shell_featured, Sparkles, { isNew: true }),
      ),
    ],
  },
  ...collections.map(listingsOf),
  {
    label: m.shell_reviews,
    pages: [
      ...queues('reviews', reviews, Star),
      importOf('reviews', only('review.decide')),
      page(
        paths.deleted('reviews'),
        withProps(deleted, { kind: 'reviews' }),
        only('review.decide'),
      ),
      page(
        paths.receivedReviews,
        receivedReviews,
        anyone,
        entry(m.shell_reviews_of_my_listings, MessageSquareText),
      ),
      page(paths.myReviews, myReviews, anyone, entry(m.shell_my_reviews, Star)),
      page(
        paths.newReview('apps'),
        withProps(newReview, { collection: 'apps' }),
        anyone,
        entry(m.shell_write_review, PenLine, { covers: [paths.newReview('services')] }),
      ),
      page(paths.newReview('services'), withProps(newReview, { collection: 'services' })),
    ],
  },
  {
    label: m.shell_special_offers,
    pages: [
      ...queues('offers', offers, Tag),
      page(
        paths.myOffers,
        myOffers,
        rules.vendorOffers,
        entry(m.shell_my_offers, Tag, { covers: [paths.specialOfferPaywall] }),
        [page(paths.editSpecialOffer(':id'), () => import('./routes/offer/editOffer.route.tsx'))],
      ),
    ],
  },
  {
    label: m.shell_metadata,
    pages: [
      termsOf(
        'categories',
        entry(m.shell_categories, FolderTree, { covers: [paths.category('')] }),
        [
          page(paths.category(':id'), () => import('./routes/terms/category.route.tsx')),
          ...filesOf('subcategories'),
        ],
      ),
      termsOf('industries', entry(m.shell_industries, Factory)),
      termsOf('locations', entry(m.shell_locations, MapPin)),
    ],
  },
  {
    label: m.shell_administration,
    icon: Settings,
    layout: () => import('./routes/administration/administration.route.tsx'),
    pages: [
      page(paths.accounts, accounts, only('accounts.read'), entry(m.shell_accounts, Users), [
        page(paths.accountRecord(':id'), accountRecord),
        importOf('accounts', only('accounts.manage')),
      ]),
      page(
        paths.templates,
        templates,
        only('template.read'),
        entry(m.shell_reason_templates, FileText),
      ),
      page(paths.audit, audit, only('audit.read'), entry(m.shell_audit_log, ScrollText)),
      page(paths.keys, keys, only('keys.manage'), entry(m.shell_api_keys, KeyRound)),
      page(paths.webhooks, webhooks, only('webhooks.manage'), entry(m.shell_webhooks, Webhook), [
        page(paths.webhook(':id'), () => import('./routes/webhooks/webhook.route.tsx')),
      ]),
      page(paths.brand, brandPage, only('brand.manage'), entry(m.shell_brand, Palette)),
      page(
        paths.system,
        withProps(system, { part: 'status' }),
        only('system.manage'),
        entry(m.shell_system, Server),
        [page(paths.systemSettings, withProps(system, { part: 'settings' }))],
      ),
    ],
  },
  {
    label: m.shell_my_account,
    href: paths.account,
    layout: () => import('./routes/account/account.route.tsx'),
    pages: [
      page(paths.personalInformation, personal),
      page(paths.security, () => import('./routes/account/security.route.tsx')),
      page(paths.notificationSettings, notices),
      page(paths.paymentMethods, () => import('./routes/money/cards.route.tsx')),
      page(paths.addCard, withProps(addCard, { goal: null })),
      page(paths.addCardFor('trial'), withProps(addCard, { goal: 'trial' })),
      page(paths.addCardFor('subscription'), withProps(addCard, { goal: 'subscription' })),
      page(paths.subscription, withProps(subscription, { forAnalytics: false })),
      page(
        paths.analyticsPaywall,
        withProps(subscription, { forAnalytics: true }),
        rules.notUpgradedOnPlans,
      ),
      page(paths.trial, () => import('./routes/money/trial.route.tsx')),
    ],
  },
  {
    pages: [
      page(paths.imports, imports),
      page(paths.notifications, () => import('./routes/notifications/notifications.route.tsx')),
      page(paths.servicesPaywall, withProps(paywall, { kind: 'services' }), rules.notUpgraded),
      page(paths.trialPaywall, withProps(paywall, { kind: 'trial' }), rules.notUpgraded),
      // Special offers are not part of Premium.
      page(paths.specialOfferPaywall, withProps(paywall, { kind: 'offer' })),
      ...collections.flatMap((collection) => [
        page(paths.newSpecialOffer(collection, ':id'), withProps(newOffer, { collection })),
        redirect(`/${collection}`, () => ({ to: paths.listings(collection, 'active') })),
        // Old URLs have more segments after the listing.
        redirect(`${paths.listing(collection, 'pending', ':id')}/*`, (_, { id = '' }) => ({
          to: paths.listing(collection, 'pending', id),
        })),
      ]),
      redirect(paths.account, () => ({ to: paths.personalInformation })),
      redirect(paths.home, rules.fromHome),
      redirect('*', rules.noSuchPage),
    ],
  },
];
