import type { AppListing, ServiceListing } from '@portal/data/schemas';
import { makeApp, makeMedia, makeService, makeSubcategory, makeTerm } from '@portal/testing';
import type { ListingTerms } from '../listingTerms.ts';

/* Records and terms that stories and tests share. */

const named = <T>(names: readonly string[], make: (over: { id: number; name: string }) => T): T[] =>
  names.map((name, at) => make({ id: at + 1, name }));

const industries = named(
  ['Agriculture', 'Construction', 'Hospitality', 'Marine and boating', 'Retail'],
  makeTerm,
);
const subcategories = named(
  ['Booking and scheduling', 'Customer records', 'Fleet', 'Invoicing', 'Payroll'],
  makeSubcategory,
);
const categories = named(['Advice', 'Bookkeeping', 'Set-up'], makeTerm);
const locations = named(['Auckland', 'Ōtautahi', 'Te Whanganui-a-Tara', 'Whangārei'], makeTerm);

export const exampleTerms: ListingTerms = { industries, subcategories, categories, locations };

export const exampleLogo = makeMedia({ id: 3, name: 'harbourmaster-mark-final.png', size: 38 });

export const exampleApp: AppListing = makeApp({
  id: 7,
  name: 'Harbourmaster CRM',
  shortDescription: 'Customer records, berth bookings and invoices for marinas',
  longDescription:
    'Harbourmaster keeps every boat, berth and owner in one place. Staff see who is due, who is overdue and which berth is free tonight.\n\nWorks offline on the wharf and syncs when you are back in the office.',
  link: 'https://harbourmaster.example',
  pricing: '$49/month',
  nzOwned: true,
  status: 'PENDING',
  draft: true,
  industries: industries.slice(3, 4),
  subcategories: subcategories.slice(0, 2),
  logo: exampleLogo,
});

export const exampleService: ServiceListing = makeService({
  id: 8,
  name: 'Kōwhai Bookkeeping',
  status: 'PENDING',
  industries: industries.slice(2, 3),
  categories: categories.slice(1, 2),
  locations: locations.slice(0, 2),
  email: 'kia-ora@kowhai.example',
  phone: '+64 9 555 0134',
});
