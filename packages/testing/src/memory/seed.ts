import { type Collection, emptyListingValues, type ListingStatus } from '@portal/domain';
import { clock, daysAgo } from '../clock.ts';
import { demoTemplates } from '../demoTemplates.ts';
import { pictureUrl } from '../makers.ts';
import {
  appName,
  categoryNames,
  industryNames,
  locationNames,
  serviceName,
  slugOf,
} from '../names.ts';
import { wave } from './analytics.ts';
import type { Database, StoredCards, StoredListing, StoredTerm, StoredUser } from './database.ts';
import { storedRecords } from './storedRecords.ts';

export const demoPassword = 'greenstone-4400';

export const demoEmails = [
  'admin@portal.test',
  'vendor@portal.test',
  'pro@portal.test',
  'trial@portal.test',
] as const;

export type DemoEmail = (typeof demoEmails)[number];

type Person = Pick<StoredUser, 'firstName' | 'lastName' | 'staff' | 'staffRoles' | 'plan'>;

const people: Record<DemoEmail, Person> = {
  'admin@portal.test': {
    firstName: 'Mere',
    lastName: 'Kingi',
    staff: true,
    staffRoles: ['owner'],
    plan: 'free',
  },
  'vendor@portal.test': { firstName: 'Aroha', lastName: 'Ngata', staff: false, plan: 'free' },
  'pro@portal.test': { firstName: 'Tama', lastName: 'Walker', staff: false, plan: 'paid' },
  'trial@portal.test': { firstName: 'Lin', lastName: 'Chen', staff: false, plan: 'trial' },
};

function term(name: string, index: number): StoredTerm {
  return { id: index + 1, name, slug: slugOf(name) };
}

/** Mostly approved, with every other status on the first pages. */
function statusOf(id: number): ListingStatus {
  if (id % 4 === 1) return 'PENDING';
  return id % 7 === 3 ? 'DECLINED' : 'APPROVED';
}

const team = [
  { name: 'Aroha Ngata', position: 'Lead adviser', description: null, photo: null },
  { name: 'Sam Fraser', position: 'Set-up and training', description: null, photo: null },
];

function listing(collection: Collection, id: number, ownerId: number): StoredListing {
  const name = collection === 'apps' ? appName(id) : serviceName(id);
  const status = statusOf(id);
  const app = collection === 'apps';
  return {
    id,
    collection,
    slug: `${slugOf(name)}-${id}`,
    version: 1,
    status,
    note: status === 'DECLINED' && id % 2 === 1 ? 'Please add a link to your pricing.' : null,
    draft: false,
    accountId: ownerId,
    createdById: ownerId,
    createdAt: daysAgo(id + 30),
    updatedAt: daysAgo(id),
    submittedAt: daysAgo(id),
    decidedAt: status === 'PENDING' ? null : daysAgo(id - 1),
    request: null,
    revision: null,
    values: {
      ...emptyListingValues(),
      name,
      summary: `${name} takes care of the daily work of a small business.`,
      description: `${name} keeps everything in one place.`,
      link: `https://${slugOf(name)}.example/`,
      pricing: app ? '$29 a month' : '$29.99/month',
      nz: id % 2 === 0,
      logo: (id % 3) + 1,
      industries: [(id % industryNames.length) + 1],
      subcategories: app ? [(id % 12) + 1] : [],
      categories: app ? [] : [(id % 4) + 1],
      locations: app ? [] : [(id % locationNames.length) + 1],
      email: app ? null : 'hello@service.example',
      phone: app ? null : '+64 9 555 0100',
      team_members: app || id % 2 === 0 ? [] : team,
    },
  };
}

const day = 24 * 60 * 60;

function paying({
  last4,
  status,
  since,
}: {
  last4: string;
  status: 'active' | 'trialing';
  since: number;
}): StoredCards {
  const start = Math.floor(clock.getTime() / 1000) - since * day;
  const trialing = status === 'trialing';
  const [id, brand] = [`pm_${last4}`, last4 === '4242' ? 'visa' : 'mastercard'];
  return {
    cards: [{ id, brand, last4, exp_month: 12, exp_year: 2030 }],
    defaultCard: id,
    subscription: {
      status,
      plan: 'annually',
      created: start,
      start,
      end: start + (trialing ? 90 : 365) * day,
      cancelled: false,
      card: id,
      open: null,
    },
    trialUsed: true,
    credit: 0,
    invoices: trialing
      ? []
      : [{ id: 'in_1', date: start, amount: 38_400, fromCredit: 0, status: 'paid' }],
  };
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

export function seed(): Database {
  const users = demoEmails.map(
    (email, index): StoredUser => ({
      id: index + 1,
      accountId: index + 1,
      email,
      password: demoPassword,
      confirmed: true,
      createdAt: daysAgo(40 + index),
      lastLogin: daysAgo(0),
      newsletter: false,
      ...people[email],
    }),
  );
  const categories = Object.keys(categoryNames).map(term);
  const listings = [
    ...upTo(24).map((id) => listing('apps', id, 2)),
    ...upTo(6).map((id) => listing('apps', id + 24, 3)),
    ...upTo(8).map((id) => listing('services', id, 3)),
    ...upTo(4).map((id) => listing('services', id + 8, 4)),
  ];
  const approved = listings.filter(({ status }) => status === 'APPROVED');
  const services = approved.filter(({ collection }) => collection === 'services');
  return {
    users,
    listings,
    events: [],
    audit: [],
    ...storedRecords({ templates: demoTemplates }, daysAgo(30)),
    keys: [],
    imports: [],
    webhooks: [],
    deliveries: [],
    industries: industryNames.map((name, index) => ({
      ...term(name, index),
      featured: { apps: [], services: [] },
    })),
    locations: locationNames.map(term),
    categories,
    subcategories: Object.values(categoryNames)
      .flatMap((names, category) => names.map((name) => ({ name, categoryId: category + 1 })))
      .map(({ name, categoryId }, index) => ({ ...term(name, index), categoryId })),
    reviews: [...approved.slice(0, 12), ...services.slice(0, 2)].map((subject, index) => ({
      id: index + 1,
      rating: (index % 5) + 1,
      comment: 'Saved us an evening every week.',
      status: index % 3 === 0 ? 'PENDING' : 'APPROVED',
      note: null,
      version: 1,
      listing: subject,
      userId: subject.accountId === 3 ? 2 : 3,
      createdAt: daysAgo(index + 1),
    })),
    offerPrice: 900,
    viewed: new Map(),
    claims: [],
    assignments: new Map(),
    messages: [],
    messagesRead: new Map(),
    notifications: [],
    notificationSettings: [],
    offers: [...approved.slice(0, 6), ...services.slice(0, 1)].map((subject, index) => ({
      id: index + 1,
      title: 'Three months for one',
      description: 'For everybody who starts before the end of summer.',
      link: 'https://offers.example/summer',
      label: 'Summer',
      status: index % 2 === 0 ? 'P' : 'A',
      note: null,
      version: 1,
      listing: subject,
      accountId: subject.accountId,
      createdAt: daysAgo(index + 1),
    })),
    media: upTo(3).map((id) => ({
      id,
      name: `logo-${id}.webp`,
      url: pictureUrl(id),
      mime: 'image/webp',
      size: 12,
    })),
    cards: new Map([
      [3, paying({ last4: '4242', status: 'active', since: 10 })],
      [4, paying({ last4: '4444', status: 'trialing', since: 16 })],
    ]),
    views: wave,
  };
}
