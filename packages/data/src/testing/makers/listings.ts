import { type Collection, isFieldOf, listingFieldsOf, recordOf, textKinds } from '@portal/domain';
import type { AppListing, ServiceListing } from '../../schemas/listing.ts';
import type { ListingEvent } from '../../schemas/moderation.ts';
import { daysAgo } from '../clock.ts';
import { appName, serviceName, slugOf } from '../names.ts';
import { makeMedia } from './media.ts';
import { makeAccount } from './people.ts';
import { makeSubcategory, makeTerm } from './terms.ts';

/** No text in any field of the collection. */
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
