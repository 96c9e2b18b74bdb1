import { paths } from '../../../app/src/paths.ts';

export const roles = ['visitor', 'free', 'trial', 'paid', 'lapsed', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The address, where each role arrives (nothing: right there), and the words found there. */
type Row = readonly [
  address: string,
  at: Partial<Record<Role, string>>,
  shown: RegExp,
  /** The words for admins, where they are told that the page is not for them. Default: the same. */
  toAdmins?: RegExp,
];

interface Named {
  slug: string;
  name: string;
}

/** Records that are there: two live listings and a waiting one of the paid vendor, and one that waits of the free one. */
export interface Records {
  app: Named;
  service: Named;
  waitingService: Named;
  waitingApp: Named;
  category: Named;
  appReview: number;
  serviceReview: number;
}

const home = paths.listings('apps', 'active');
const services = paths.listings('services', 'active');
const plans = paths.subscription;
const quarterlyTrial = paths.trialTo('quarterly');
const cardForQuarterlyTrial = paths.addCardFor('trial', 'quarterly');
const newService = paths.newListing('services');
const myListings = /^My listings$/;
const newCard = /^Add a payment method$/;
const trialOf90Days = /^90 day free trial$/;
const analytics = paths.analyticsPaywall;
const away = { free: home, trial: home, paid: home, lapsed: home };
const noPlan = /^Super Admin accounts are ineligible for paid account subscriptions/;
const noOffers = /^Special offers are bought by vendors/;
const onlyAdmins = (address: string, shown: RegExp): Row => [address, away, shown];
const shownAt: Readonly<Record<string, RegExp>> = {
  [home]: myListings,
  [services]: myListings,
  [paths.dashboard]: /^Dashboard$/,
  [paths.servicesPaywall]: /^List your services$/,
  [newService]: /^New service listing$/,
  [plans]: /^Subscription$/,
  [analytics]: /^Subscription$/,
  [paths.personalInformation]: /^Personal information$/,
  [paths.addCardFor('trial')]: newCard,
  [cardForQuarterlyTrial]: newCard,
  [paths.trial]: trialOf90Days,
  [quarterlyTrial]: trialOf90Days,
};
const begins = { ...away, admin: paths.dashboard };

const table: readonly Row[] = [
  [paths.home, begins, myListings],
  ['/nowhere/at/all', begins, myListings],
  onlyAdmins(paths.dashboard, /^Dashboard$/),
  onlyAdmins(paths.welcome, /^Dashboard$/),
  onlyAdmins(paths.featured, /^Featured$/),
  onlyAdmins(paths.categories, /^Categories$/),
  onlyAdmins(paths.industries, /^Industries$/),
  onlyAdmins(paths.locations, /^Locations$/),
  ...(['apps', 'services'] as const).flatMap((type): Row[] => {
    const one = type.slice(0, -1);
    return [
      [paths.listings(type, 'active'), {}, myListings],
      [paths.listings(type, 'pending'), {}, /^Pending listings$/],
      onlyAdmins(paths.listings(type, 'active', 'all'), /^All listings$/),
      onlyAdmins(paths.listings(type, 'pending', 'all'), /^Pending listings$/),
      onlyAdmins(paths.reviews(type, 'active'), new RegExp(`^Active ${one} reviews$`)),
      onlyAdmins(paths.reviews(type, 'pending'), new RegExp(`^${one} reviews$`, 'i')),
      onlyAdmins(paths.specialOffers(type, 'active'), new RegExp(`^Active ${one} offers$`)),
      onlyAdmins(paths.specialOffers(type, 'pending'), new RegExp(`^${one} offers$`, 'i')),
      [paths.newReview(type), {}, /Review/],
    ];
  }),
  [paths.myReviews, {}, /^My reviews$/],
  [
    paths.myOffers,
    { admin: paths.specialOffers('apps', 'pending') },
    /^My offers$/,
    /^App offers$/i,
  ],
  [
    paths.review('apps', 'pending', 987654),
    { ...away, admin: paths.reviews('apps', 'pending') },
    /^App reviews$/,
  ],
  [paths.listing('apps', 'active', 'nowhere'), { ...away, admin: home }, myListings],
  [paths.listingAnalytics('apps', 'active', 'nowhere'), { ...away, admin: home }, myListings],
  [paths.newListing('apps'), {}, /^New app listing$/],
  [newService, { free: paths.servicesPaywall, lapsed: paths.servicesPaywall }, /^New service/],
  [
    paths.servicesPaywall,
    { trial: newService, paid: newService, admin: newService },
    /^List your services$/,
  ],
  [paths.trialPaywall, { trial: newService, paid: newService, admin: newService }, trialOf90Days],
  [paths.specialOfferPaywall, {}, /^Special offer$/, noOffers],
  [
    paths.account,
    Object.fromEntries(roles.map((role) => [role, paths.personalInformation])),
    /^Personal information$/,
  ],
  [paths.personalInformation, {}, /^Personal information$/],
  [paths.security, {}, /^Change password$/],
  [paths.paymentMethods, {}, /^Payment methods$/, noPlan],
  [paths.addCard, {}, newCard, noPlan],
  [paths.addCardFor('trial'), { trial: plans, paid: plans, lapsed: paths.trial }, newCard, noPlan],
  [paths.addCardFor('subscription'), { trial: plans, paid: plans, lapsed: plans }, newCard, noPlan],
  [
    paths.trial,
    { free: paths.addCardFor('trial'), trial: plans, paid: plans },
    trialOf90Days,
    noPlan,
  ],
  [cardForQuarterlyTrial, { trial: plans, paid: plans, lapsed: quarterlyTrial }, newCard, noPlan],
  [
    quarterlyTrial,
    { free: cardForQuarterlyTrial, trial: plans, paid: plans },
    trialOf90Days,
    noPlan,
  ],
  [plans, {}, /^Subscription$/, noPlan],
  [paths.subscriptionTo('quarterly'), {}, /^Subscription$/, noPlan],
  [paths.subscriptionTo('annually'), {}, /^Subscription$/, noPlan],
  [analytics, { trial: plans, paid: plans, admin: newService }, /^Subscription$/],
];

const exactly = (words: string) => new RegExp(`^${words.replace(/[^\w\s]/g, '\\$&')}$`);
const views = /^Views per day$/;

/** The pages of records that are there: the owner's, somebody else's, and what only admins may see. */
function recordTable(of: Records): readonly Row[] {
  const others = (at: string) => ({ free: at, trial: at, lapsed: at });
  const { app, service } = of;
  const withoutPlan = { free: analytics, lapsed: analytics };
  return [
    [paths.listing('apps', 'active', app.slug), others(home), exactly(app.name)],
    [paths.listing('services', 'active', service.slug), others(services), exactly(service.name)],
    [
      paths.listing('services', 'pending', of.waitingService.slug),
      others(services),
      exactly(of.waitingService.name),
    ],
    [
      paths.listing('apps', 'pending', of.waitingApp.slug),
      { ...away, free: paths.listing('apps', 'pending', of.waitingApp.slug) },
      exactly(of.waitingApp.name),
    ],
    [paths.listingAnalytics('apps', 'active', app.slug), others(home), views],
    [
      paths.listingAnalytics('services', 'active', service.slug),
      { ...withoutPlan, trial: services },
      views,
    ],
    [paths.newSpecialOffer('apps', app.slug), others(home), /^Special offer/, noOffers],
    [paths.newSpecialOffer('services', service.slug), others(services), /^Special offer/, noOffers],
    onlyAdmins(paths.review('apps', 'pending', of.appReview), /^Review of \w/),
    onlyAdmins(paths.review('services', 'pending', of.serviceReview), /^Review of \w/),
    onlyAdmins(paths.category(of.category.slug), exactly(of.category.name)),
  ];
}

const signIn = (target: string) => `${paths.login}?${new URLSearchParams({ returnTo: target })}`;
const signedOut = `${paths.login}?message=signed-out`;
const heading = {
  [paths.login]: /^Sign in$/,
  [paths.registration]: /^Create your account$/,
  [paths.forgotPassword]: /^Forgot your password\?$/,
};

/** Address, where this role ends, and the words there; signing out stands last. */
export function arrivals(
  role: Role,
  records?: Records,
): (readonly [address: string, end: string, shown: RegExp])[] {
  const rows = [...table, ...(records ? recordTable(records) : [])];
  const letters = [
    [paths.verify, paths.verify, /^Confirm your address$/],
    [paths.signOut, signedOut, heading[paths.login]],
  ] as const;
  const begin = role === 'admin' ? paths.dashboard : home;
  const auth = [...Object.keys(heading), paths.resetPassword, paths.verifyEmail, '/auth/nowhere'];
  if (role === 'visitor') {
    return [
      ...rows.map(([address]) => [address, signIn(address), heading[paths.login]] as const),
      ...Object.entries(heading).map(([address, shown]) => [address, address, shown] as const),
      [paths.resetPassword, paths.forgotPassword, heading[paths.forgotPassword]],
      ['/auth/nowhere', '/auth/nowhere', heading[paths.registration]],
      [paths.verifyEmail, paths.verifyEmail, /^Check your email$/],
      ...letters,
    ];
  }
  return [
    ...rows.map(([address, at, toVendors, toAdmins = toVendors]) => {
      const end = at[role] ?? address;
      const shown = role === 'admin' ? toAdmins : toVendors;
      return [address, end, end === address ? shown : (shownAt[end] ?? shown)] as const;
    }),
    ...auth.map((address) => [address, begin, shownAt[begin] ?? myListings] as const),
    ...letters,
  ];
}
