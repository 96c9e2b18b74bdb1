import { paths } from '../../../paths.ts';

/** Kinds of users; `lapsed` is a free user whose trial is used up. */
export const people = ['free', 'trial', 'paid', 'lapsed', 'admin'] as const;
export type Person = (typeof people)[number];
const collections = ['apps', 'services'] as const;
const termNames = ['industries', 'categories', 'subcategories', 'locations'] as const;
const scopes = ['active', 'pending'] as const;

type ByPerson<Value> = Readonly<Partial<Record<Person, Value>>>;

interface Ways {
  /** Users whom the route's rules redirect, with the target and the reason. */
  rule?: ByPerson<readonly [to: string, why?: string]>;
  /** Users whom the page itself redirects after loading its data. */
  page?: ByPerson<string>;
  /** The text admins see there instead. */
  toAdmins?: RegExp;
}

/** A path, the heading or another text of its page, and who is redirected. */
export type Place = readonly [address: string, shown: RegExp | null, ways?: Ways];

interface Named {
  slug: string;
  name: string;
}

/** The paid vendor's live and pending listings, the free vendor's pending one, and records for admins. */
interface Records {
  app: Named;
  service: Named;
  waitingService: Named;
  waitingApp: Named;
  category: Named;
  reviews: Readonly<Record<'apps' | 'services', number>>;
}

const begin = paths.listings('apps', 'active');
const services = paths.listings('services', 'active');
const newService = paths.newListing('services');
const plans = paths.subscription;
const quarterlyTrial = paths.trialTo('quarterly');
const cardForTrial = paths.addCardFor('trial');
const cardForQuarterlyTrial = paths.addCardFor('trial', 'quarterly');

const withPlan = <Value>(value: Value) => ({ trial: value, paid: value });
const withoutPlan = <Value>(value: Value) => ({ free: value, lapsed: value });
const vendors = <Value>(value: Value) => ({ ...withPlan(value), ...withoutPlan(value) });
const everyone = <Value>(value: Value) => ({ ...vendors(value), admin: value });
/** Redirects vendors who do not own the record. */
const strangers = (to: string) => ({ ...withoutPlan(to), trial: to });

const adminsOnly: Ways = { rule: vendors([begin, 'Only admins can open that page.']) };
const adminsHaveIt = [newService, 'Admins already have all Premium features.'] as const;
const paywall: Ways = {
  rule: { ...withPlan([newService, 'You already have Premium.']), admin: adminsHaveIt },
};
const premiumOnly: Ways = {
  rule: withoutPlan([paths.servicesPaywall, 'Listing services requires Premium.']),
};
const premiumAnalytics: Ways = {
  rule: withoutPlan([paths.analyticsPaywall, 'Service analytics require Premium.']),
  page: { trial: services },
};
const noPlan = { toAdmins: /^Super Admin accounts are ineligible for paid account subscriptions/ };
const noOffers = { toAdmins: /^Only vendors can buy special offers/ };
const trial = /^90 day free trial$/;
const newCard = /^Add a payment method$/;
const views = /^Views per day$/;
const versions = /^Versions of /;
const exactly = (words: string) => new RegExp(`^${words.replace(/[^\w\s]/g, '\\$&')}$`);

/** Every path of the portal and who may open it, for the unit test of the rules and the end-to-end test. */
export function placesOf(of: Records): readonly Place[] {
  const { app, service, waitingApp, waitingService } = of;
  const waiting = paths.listing('apps', 'pending', waitingApp.slug);
  const waitingOne = paths.listing('services', 'pending', waitingService.slug);
  const notTheirs = { trial: begin, paid: begin, lapsed: begin };
  return [
    [paths.home, null, { rule: { ...vendors([begin] as const), admin: [paths.dashboard] } }],
    ['/nowhere/at/all', null, { rule: everyone([paths.home, 'That page doesn’t exist.']) }],
    [paths.dashboard, /^Dashboard$/, adminsOnly],
    [paths.welcome, /^Dashboard$/, adminsOnly],
    [paths.notifications, /^Notifications$/],
    [paths.featured, /^Featured$/, adminsOnly],
    [paths.brand, /^Brand$/, adminsOnly],
    [paths.system, /^System$/, adminsOnly],
    [paths.systemSettings, /^System ?: Settings$/, adminsOnly],
    [paths.keys, /^API keys$/, adminsOnly],
    [paths.webhooks, /^Webhooks$/, adminsOnly],
    [paths.webhook(987654), null, { ...adminsOnly, page: { admin: paths.webhooks } }],
    [paths.categories, /^Categories$/, adminsOnly],
    [paths.category(of.category.slug), exactly(of.category.name), adminsOnly],
    [paths.industries, /^Industries$/, adminsOnly],
    [paths.locations, /^Locations$/, adminsOnly],
    ...termNames.flatMap((terms): Place[] => [
      [paths.deleted(terms), new RegExp(`^Deleted ${terms}$`), adminsOnly],
      [paths.import(terms), new RegExp(`^Import ${terms}$`), adminsOnly],
    ]),
    [paths.deleted('reviews'), /^Deleted reviews$/, adminsOnly],
    [paths.templates, /^Reason templates$/, adminsOnly],
    [paths.accounts, /^Accounts$/, adminsOnly],
    [paths.import('accounts'), /^Import accounts$/, adminsOnly],
    [paths.import('reviews'), /^Import reviews$/, adminsOnly],
    [paths.accountRecord(987654), null, { ...adminsOnly, page: { admin: paths.accounts } }],
    [paths.audit, /^Audit log$/, adminsOnly],
    ...collections.flatMap((type): Place[] => [
      [`/${type}`, null, { rule: everyone([paths.listings(type, 'active')]) }],
      [paths.listings(type, 'active'), /^My listings$/],
      [paths.deleted(type), /^Deleted listings$/],
      [paths.bulkEdit(type), /^Bulk edit$/],
      [paths.listings(type, 'pending'), /^Pending listings$/],
      [paths.listings(type, 'active', 'all'), /^All listings$/, adminsOnly],
      [paths.listings(type, 'pending', 'all'), /^Pending listings$/, adminsOnly],
      [paths.newReview(type), /Review/],
      [paths.review(type, 'pending', of.reviews[type]), /^Review of \w/, adminsOnly],
    ]),
    ...collections.flatMap((type) =>
      scopes.flatMap((scope): Place[] => {
        const words = (what: string) =>
          new RegExp(`^${scope === 'active' ? 'Active ' : ''}${type.slice(0, -1)} ${what}$`, 'i');
        const list = paths.reviews(type, scope);
        return [
          [list, words('reviews'), adminsOnly],
          [paths.review(type, scope, 987654), null, { ...adminsOnly, page: { admin: list } }],
          [paths.specialOffers(type, scope), words('offers'), adminsOnly],
        ];
      }),
    ),
    [paths.myReviews, /^My reviews$/],
    [paths.receivedReviews, /^Reviews of my listings$/],
    [paths.myOffers, /^My offers$/, { rule: { admin: [paths.specialOffers('apps', 'pending')] } }],
    [
      paths.editSpecialOffer(987654),
      null,
      { rule: { admin: [paths.specialOffers('apps', 'pending')] }, page: vendors(paths.myOffers) },
    ],

    [paths.newListing('apps'), /^New app listing$/],
    [newService, /^New service/, premiumOnly],
    [paths.imports, /^Imports and edits$/],
    [paths.import('apps'), /^Import apps$/],
    [paths.import('services'), /^Import services$/, premiumOnly],
    [paths.listing('apps', 'active', 'nowhere'), null, { page: everyone(begin) }],
    [paths.listing('apps', 'pending', 'nowhere'), null, { page: everyone(begin) }],
    [paths.listing('apps', 'active', app.slug), exactly(app.name), { page: strangers(begin) }],
    [
      paths.listing('services', 'active', service.slug),
      exactly(service.name),
      { page: strangers(services) },
    ],
    [waiting, exactly(waitingApp.name), { page: notTheirs }],
    [waitingOne, exactly(waitingService.name), { page: strangers(services) }],
    [`${waiting}/and/more`, null, { rule: everyone([waiting]) }],
    [`${waitingOne}/and/more`, null, { rule: everyone([waitingOne]) }],
    [paths.versions('apps', 'active', 'nowhere'), null, { page: everyone(begin) }],
    [paths.versions('apps', 'active', app.slug), versions, { page: strangers(begin) }],
    [paths.versions('apps', 'pending', waitingApp.slug), versions, { page: notTheirs }],
    [paths.versions('services', 'active', service.slug), versions, { page: strangers(services) }],
    [
      paths.versions('services', 'pending', waitingService.slug),
      versions,
      { page: strangers(services) },
    ],
    [paths.listingAnalytics('apps', 'active', 'nowhere'), null, { page: everyone(begin) }],
    [paths.listingAnalytics('apps', 'active', app.slug), views, { page: strangers(begin) }],
    [paths.listingAnalytics('apps', 'pending', waitingApp.slug), views, { page: notTheirs }],
    [paths.listingAnalytics('services', 'active', service.slug), views, premiumAnalytics],
    [paths.listingAnalytics('services', 'pending', waitingService.slug), views, premiumAnalytics],
    [
      paths.newSpecialOffer('apps', app.slug),
      /^Special offer/,
      { page: strangers(begin), ...noOffers },
    ],
    [
      paths.newSpecialOffer('services', service.slug),
      /^Special offer/,
      { page: strangers(services), ...noOffers },
    ],

    [paths.servicesPaywall, /^List your services$/, paywall],
    [paths.trialPaywall, trial, paywall],
    [paths.specialOfferPaywall, /^Special offer$/, noOffers],
    [paths.account, null, { rule: everyone([paths.personalInformation]) }],
    [paths.personalInformation, /^Personal information$/],
    [paths.security, /^Change password$/],
    [paths.notificationSettings, /^Notifications$/],
    [paths.paymentMethods, /^Payment methods$/, noPlan],
    [paths.addCard, newCard, noPlan],
    [cardForTrial, newCard, { page: { ...withPlan(plans), lapsed: paths.trial }, ...noPlan }],
    [
      cardForQuarterlyTrial,
      newCard,
      { page: { ...withPlan(plans), lapsed: quarterlyTrial }, ...noPlan },
    ],
    [
      paths.addCardFor('subscription'),
      newCard,
      { page: { ...withPlan(plans), lapsed: plans }, ...noPlan },
    ],
    [paths.trial, trial, { page: { ...withPlan(plans), free: cardForTrial }, ...noPlan }],
    [
      quarterlyTrial,
      trial,
      { page: { ...withPlan(plans), free: cardForQuarterlyTrial }, ...noPlan },
    ],
    [plans, /^Subscription$/, noPlan],
    [paths.subscriptionTo('quarterly'), /^Subscription$/, noPlan],
    [paths.subscriptionTo('annually'), /^Subscription$/, noPlan],
    [
      paths.analyticsPaywall,
      /^Subscription$/,
      { rule: { ...withPlan([plans] as const), admin: adminsHaveIt } },
    ],
  ];
}
