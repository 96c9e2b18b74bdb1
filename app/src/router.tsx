import { type Collection, collections, type Scope, scopes } from '@portal/domain';
import { Outlet, type RouteObject } from 'react-router-dom';
import { SignedInOnly, SignOut } from './parts/session.tsx';
import { paths } from './paths.ts';
import { forwarded, guarded } from './routes/guards/guarded.tsx';
import {
  analyticsOn,
  dashboardOn,
  fromHome,
  newService,
  noSuchPage,
  notUpgraded,
  notUpgradedOnPlans,
  only,
  serviceAnalytics,
  vendorOffers,
} from './routes/guards/rules.ts';
import { SecondFactorFirst } from './routes/guards/SecondFactorFirst.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { PortalShell } from './shell/PortalShell.tsx';
import { Splash } from './shell/Splash.tsx';

const listing = () => import('./routes/listing/listing.route.tsx');
const terms = () => import('./routes/terms/terms.route.tsx');
const addCard = () => import('./routes/money/addCard.route.tsx');
const subscription = () => import('./routes/money/subscription.route.tsx');
const systemPage = () => import('./routes/system/system.route.tsx');
const paywall = () => import('./routes/paywall/paywall.route.tsx');

const dashboard = guarded(only('analytics.overview'), [
  guarded(dashboardOn, [
    { path: paths.dashboard, lazy: () => import('./routes/dashboard/dashboard.route.tsx') },
  ]),
]);

const featured = guarded(only('term.write'), [
  { path: paths.featured, lazy: () => import('./routes/featured/featured.route.tsx') },
]);

const system = guarded(only('system.manage'), [
  { path: paths.system, lazy: async () => (await systemPage()).route('status') },
  { path: paths.systemSettings, lazy: async () => (await systemPage()).route('settings') },
]);

const brand = guarded(only('brand.manage'), [
  { path: paths.brand, lazy: () => import('./routes/brand/brand.route.tsx') },
]);

const templates = guarded(only('template.read'), [
  { path: paths.templates, lazy: () => import('./routes/templates/templates.route.tsx') },
]);

const keys = guarded(only('keys.manage'), [
  { path: paths.keys, lazy: () => import('./routes/keys/keys.route.tsx') },
]);

const webhooks = guarded(only('webhooks.manage'), [
  { path: paths.webhooks, lazy: () => import('./routes/webhooks/webhooks.route.tsx') },
  { path: paths.webhook(':id'), lazy: () => import('./routes/webhooks/webhook.route.tsx') },
]);

const notifications: RouteObject[] = [
  {
    path: paths.notifications,
    lazy: () => import('./routes/notifications/notifications.route.tsx'),
  },
];

const metadata = guarded(only('term.write'), [
  { path: paths.categories, lazy: async () => (await terms()).route('categories') },
  { path: paths.category(':id'), lazy: () => import('./routes/terms/category.route.tsx') },
  { path: paths.industries, lazy: async () => (await terms()).route('industries') },
  { path: paths.locations, lazy: async () => (await terms()).route('locations') },
]);

const audit = guarded(only('audit.read'), [
  { path: paths.audit, lazy: () => import('./routes/audit/audit.route.tsx') },
]);

/** Analytics of one listing. For services they are part of Premium. */
const analytics = guarded(
  analyticsOn,
  collections.flatMap((collection) => {
    const pages: RouteObject[] = scopes.map((scope) => ({
      path: paths.listingAnalytics(collection, scope, ':id'),
      lazy: async () =>
        (await import('./routes/analytics/analytics.route.tsx')).route(collection, scope),
    }));
    return collection === 'services' ? [guarded(serviceAnalytics, pages)] : pages;
  }),
);

function listingsOf(collection: Collection): RouteObject[] {
  const list = (scope: Scope, whose: 'mine' | 'all'): RouteObject => ({
    path: paths.listings(collection, scope, whose),
    lazy: async () =>
      (await import('./routes/listings/listings.route.tsx')).route(collection, scope, whose),
  });
  const queue: RouteObject = {
    path: paths.listings(collection, 'pending', 'all'),
    lazy: async () => (await import('./routes/listings/queue.route.tsx')).route(collection),
  };
  const one = (scope: Scope): RouteObject => ({
    path: paths.listing(collection, scope, ':id'),
    lazy: async () => (await listing()).route(collection, scope),
  });
  const create: RouteObject = {
    path: paths.newListing(collection),
    lazy: async () => (await listing()).newRoute(collection),
  };
  return [
    forwarded(`/${collection}`, () => ({ to: paths.listings(collection, 'active') })),
    list('active', 'mine'),
    list('pending', 'mine'),
    guarded(only('listing.listAll'), [list('active', 'all'), queue]),
    collection === 'apps' ? create : guarded(newService, [create]),
    one('active'),
    one('pending'),
    ...scopes.map((scope) => ({
      path: paths.versions(collection, scope, ':id'),
      lazy: async () =>
        (await import('./routes/listing/compare.route.tsx')).route(collection, scope),
    })),
    // Old URLs have more segments after the listing.
    forwarded(`${paths.listing(collection, 'pending', ':id')}/*`, (_, { id = '' }) => ({
      to: paths.listing(collection, 'pending', id),
    })),
  ];
}

const paywalls: RouteObject[] = [
  guarded(notUpgraded, [
    {
      path: paths.servicesPaywall,
      lazy: async () => ({ Component: (await paywall()).ServicesPaywall }),
    },
    {
      path: paths.trialPaywall,
      lazy: async () => ({ Component: (await paywall()).TrialPaywall }),
    },
  ]),
  // Special offers are not part of Premium.
  {
    path: paths.specialOfferPaywall,
    lazy: async () => ({ Component: (await paywall()).OfferPaywall }),
  },
];

const newOffers = collections.map((collection) => ({
  path: paths.newSpecialOffer(collection, ':id'),
  lazy: async () => (await import('./routes/offer/offer.route.tsx')).route(collection),
}));

/** Cards, plan and trial, inside the account layout. */
const money: RouteObject[] = [
  { path: paths.paymentMethods, lazy: () => import('./routes/money/cards.route.tsx') },
  { path: paths.addCard, lazy: async () => (await addCard()).route(null) },
  { path: paths.addCardFor('trial'), lazy: async () => (await addCard()).route('trial') },
  {
    path: paths.addCardFor('subscription'),
    lazy: async () => (await addCard()).route('subscription'),
  },
  { path: paths.subscription, lazy: async () => (await subscription()).route(false) },
  guarded(notUpgradedOnPlans, [
    { path: paths.analyticsPaywall, lazy: async () => (await subscription()).route(true) },
  ]),
  { path: paths.trial, lazy: () => import('./routes/money/trial.route.tsx') },
];

const account: RouteObject[] = [
  forwarded(paths.account, () => ({ to: paths.personalInformation })),
  {
    lazy: () => import('./routes/account/account.route.tsx'),
    children: [
      {
        path: paths.personalInformation,
        lazy: () => import('./routes/account/personalInformation.route.tsx'),
      },
      { path: paths.security, lazy: () => import('./routes/account/security.route.tsx') },
      {
        path: paths.notificationSettings,
        lazy: () => import('./routes/account/notificationSettings.route.tsx'),
      },
      ...money,
    ],
  },
];

/** A user's own reviews, and those that admins decide on. */
const reviews: RouteObject[] = [
  { path: paths.myReviews, lazy: () => import('./routes/reviews/myReviews.route.tsx') },
  {
    path: paths.receivedReviews,
    lazy: () => import('./routes/reviews/receivedReviews.route.tsx'),
  },
  ...collections.map((collection) => ({
    path: paths.newReview(collection),
    lazy: async () => (await import('./routes/reviews/newReview.route.tsx')).route(collection),
  })),
  guarded(
    only('review.listAll'),
    collections.flatMap((collection) =>
      scopes.flatMap((scope) => [
        {
          path: paths.reviews(collection, scope),
          lazy: async () =>
            (await import('./routes/reviews/reviews.route.tsx')).route(collection, scope),
        },
        {
          path: paths.review(collection, scope, ':id'),
          lazy: async () =>
            (await import('./routes/reviews/review.route.tsx')).route(collection, scope),
        },
      ]),
    ),
  ),
];

/** A vendor's own special offers, and those that admins decide on. */
const offers: RouteObject[] = [
  guarded(vendorOffers, [
    { path: paths.myOffers, lazy: () => import('./routes/offers/myOffers.route.tsx') },
    {
      path: paths.editSpecialOffer(':id'),
      lazy: () => import('./routes/offer/editOffer.route.tsx'),
    },
  ]),
  guarded(
    only('offer.listAll'),
    collections.flatMap((collection) =>
      scopes.map((scope) => ({
        path: paths.specialOffers(collection, scope),
        lazy: async () =>
          (await import('./routes/offers/offers.route.tsx')).route(collection, scope),
      })),
    ),
  ),
];

/** Users and their accounts, for staff. */
const accounts = guarded(only('accounts.read'), [
  { path: paths.accounts, lazy: () => import('./routes/accounts/accounts.route.tsx') },
  {
    path: paths.accountRecord(':id'),
    lazy: () => import('./routes/accounts/accountRecord.route.tsx'),
  },
]);

/** Contains errors: the frame and the other areas keep working. */
const area = (children: RouteObject[]): RouteObject => ({
  errorElement: <RouteError />,
  children,
});

/** The pages of those who run the portal, inside the layout of Administration. */
const administration: RouteObject = {
  lazy: () => import('./routes/administration/administration.route.tsx'),
  children: [accounts, templates, audit, keys, webhooks, brand, system].map((page) => area([page])),
};

/** Every route of the portal. Each page loads when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: paths.signOut, element: <SignOut /> },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <SecondFactorFirst />,
            children: [
              {
                element: <PortalShell />,
                children: [
                  area([forwarded(paths.home, fromHome), forwarded('*', noSuchPage)]),
                  area(notifications),
                  area([metadata]),
                  area([featured]),
                  area([administration]),
                  area([dashboard]),
                  area([analytics]),
                  area(collections.flatMap(listingsOf)),
                  area(paywalls),
                  area(newOffers),
                  area(account),
                  area(reviews),
                  area(offers),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
