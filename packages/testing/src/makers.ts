import type { Review, SpecialOffer } from '@portal/data/internal/schemas/feedback';
import type { AppListing, ServiceListing } from '@portal/data/internal/schemas/listing';
import type { Media } from '@portal/data/internal/schemas/media';
import type { ListingEvent } from '@portal/data/internal/schemas/moderation';
import type { Category, Subcategory, Term } from '@portal/data/internal/schemas/term';
import type { Account, OwnAccount, User } from '@portal/data/internal/schemas/user';
import { type Collection, isFieldOf, listingFieldsOf, recordOf, textKinds } from '@portal/domain';
import { daysAgo } from './clock.ts';
import { appName, serviceName, slugOf } from './names.ts';

/** An inline square, so that stories need no server for pictures. */
export function pictureUrl(seed: number): string {
  const hue = (seed * 47) % 360;
  const illustration =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 45% 40%)"/>` +
    `<circle cx="32" cy="32" r="${12 + (seed % 3) * 4}" fill="hsl(${hue} 60% 85%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(illustration)}`;
}

export function makeMedia(over: Partial<Media> = {}): Media {
  const { id = 1 } = over;
  return {
    id,
    name: `${slugOf(`logo ${id}`)}.webp`,
    url: pictureUrl(id),
    width: 320,
    height: 320,
    mime: 'image/webp',
    size: 12_000,
    alternativeText: null,
    caption: null,
    blurhash: null,
    formats: null,
    ...over,
  };
}

export function makeAccount(over: Partial<Account> = {}): Account {
  return { id: 2, firstName: 'Aroha', lastName: 'Ngata', email: 'vendor@portal.test', ...over };
}

export function makeOwnAccount(over: Partial<OwnAccount> = {}): OwnAccount {
  return { ...makeAccount(over), waitsFor: null, ...over };
}

/** A vendor on the free plan. */
export function makeUser(over: Partial<User> = {}): User {
  const email = over.email ?? 'vendor@portal.test';
  return {
    id: 2,
    username: email,
    email,
    blocked: false,
    confirmed: true,
    provider: 'local',
    redirectUrl: null,
    newsletter: false,
    staff: false,
    super: false,
    lastLogin: null,
    firstName: 'Aroha',
    lastName: 'Ngata',
    djangoId: null,
    account: makeOwnAccount({ email }),
    customerId: null,
    subscriptionId: null,
    plan: 'free',
    ...over,
  };
}

export function makeAdmin(over: Partial<User> = {}): User {
  return makeUser({
    id: 1,
    username: 'admin@portal.test',
    email: 'admin@portal.test',
    firstName: 'Mere',
    lastName: 'Kingi',
    staff: true,
    account: makeOwnAccount({
      id: 1,
      firstName: 'Mere',
      lastName: 'Kingi',
      email: 'admin@portal.test',
    }),
    ...over,
  });
}

export function makeTerm(over: Partial<Term> = {}): Term {
  const { id = 1, name = 'Accounting' } = over;
  const slug = over.slug ?? slugOf(name);
  return { id, name, slug, url: `/industries/${slug}`, ...over };
}

export function makeSubcategory(over: Partial<Subcategory> = {}): Subcategory {
  const category = over.category ?? { id: 1, name: 'Finance' };
  return {
    ...makeTerm({ name: 'Invoicing', url: '/subcategories/invoicing' }),
    category,
    categoryId: category.id,
    ...over,
  };
}

export function makeCategory(over: Partial<Category> = {}): Category {
  return {
    ...makeTerm({ name: 'Finance', url: '/categories/finance' }),
    subcategories: [makeTerm({ name: 'Invoicing', url: '/subcategories/invoicing' })],
    ...over,
  };
}

/** Empty texts for all fields of the collection. */
const noTexts = (collection: Collection) =>
  recordOf(
    listingFieldsOf(...textKinds).filter((name) => isFieldOf(collection, name)),
    () => null,
  );

function makeShared(id: number, name: string) {
  return {
    id,
    slug: slugOf(name),
    name,
    shortDescription: `${name} takes care of the daily work of a small business.`,
    longDescription: `${name} keeps everything in one place.\n\nStart in an afternoon, and ask us when you are stuck.`,
    link: `https://${slugOf(name)}.example`,
    pricing: '$29 a month',
    nzOwned: id % 2 === 0,
    status: 'APPROVED' as const,
    adminNote: null,
    draft: false,
    revision: false,
    version: 1,
    submittedAt: daysAgo(id + 2),
    decidedAt: daysAgo(id + 1),
    logo: makeMedia({ id }),
    industries: [makeTerm()],
    rating: null,
    numReviews: 0,
    account: makeAccount(),
    createdBy: makeAccount(),
    createdAt: daysAgo(id + 30),
    updatedAt: daysAgo(id + 1),
  };
}

/** An approved app; its name follows from the id. */
export function makeApp(over: Partial<AppListing> = {}): AppListing {
  const { id = 1, name = appName(id) } = over;
  return {
    ...noTexts('apps'),
    ...makeShared(id, name),
    type: 'app',
    url: `/apps/${slugOf(name)}`,
    subcategories: [makeSubcategory()],
    ...over,
  };
}

/** An approved service; its name follows from the id. */
export function makeService(over: Partial<ServiceListing> = {}): ServiceListing {
  const { id = 1, name = serviceName(id) } = over;
  return {
    ...noTexts('services'),
    ...makeShared(id, name),
    type: 'service',
    url: `/services/${slugOf(name)}`,
    pricing: '$29.99/month',
    categories: [makeTerm({ id: 1, name: 'Finance', url: '/categories/finance' })],
    locations: [makeTerm({ id: 1, name: 'Auckland', url: '/locations/auckland' })],
    email: 'hello@service.example',
    phone: '+64 9 555 0100',
    featured: false,
    apps: [],
    teamMembers: [],
    ...over,
  };
}

export function makeEvent(over: Partial<ListingEvent> = {}): ListingEvent {
  return {
    id: 1,
    kind: 'submitted',
    from: null,
    to: 'PENDING',
    adminNote: null,
    fields: [],
    actor: { id: 2, name: 'Aroha Ngata', admin: false },
    createdAt: daysAgo(1),
    ...over,
  };
}

const listing = {
  id: 1,
  name: 'Kōwhai Payroll',
  slug: 'kowhai-payroll',
  type: 'app',
  logo: null,
} as const;

export function makeReview(over: Partial<Review> = {}): Review {
  const { id = 1 } = over;
  return {
    id,
    rating: 4,
    comment: 'Saved us an evening every week.',
    status: 'PENDING',
    adminNote: null,
    request: null,
    version: 1,
    url: `/reviews/${id}`,
    listing,
    createdBy: makeAccount(),
    createdAt: daysAgo(id),
    reply: null,
    report: null,
    ...over,
  };
}

export function makeOffer(over: Partial<SpecialOffer> = {}): SpecialOffer {
  const { id = 1 } = over;
  return {
    id,
    title: 'Three months for one',
    description: 'For everybody who starts before the end of summer.',
    link: 'https://offers.example/summer',
    label: 'Summer',
    status: 'PENDING',
    adminNote: null,
    request: null,
    version: 1,
    url: `/special-offers/${id}`,
    listing,
    live: true,
    moved: false,
    createdBy: makeAccount(),
    createdAt: daysAgo(id),
    ...over,
  };
}
