import type { Review, SpecialOffer } from '../../schemas/feedback.ts';
import { daysAgo } from '../clock.ts';
import { makeAccount } from './people.ts';

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
    version: 1,
    url: `/reviews/${id}`,
    listing,
    createdBy: makeAccount(),
    createdAt: daysAgo(id),
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
    version: 1,
    url: `/special-offers/${id}`,
    listing,
    live: true,
    createdBy: makeAccount(),
    createdAt: daysAgo(id),
    ...over,
  };
}
