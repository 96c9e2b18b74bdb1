/** The plans that the backend in memory sells, as they go over the wire; prices in cents. */
export const planTable = {
  annually: {
    id: 'price_annually',
    slug: 'premium',
    title: 'Premium',
    intervalText: 'annually',
    price: 38_400,
    comparePrice: 48_000,
    interval: 'year',
    firstInterval: '90 days',
    features: { appListings: -1, serviceListings: -1 },
  },
  quarterly: {
    id: 'price_quarterly',
    slug: 'premium',
    title: 'Premium',
    intervalText: 'quarterly',
    price: 12_000,
    comparePrice: null,
    interval: 'quarter',
    firstInterval: '90 days',
    features: { appListings: -1, serviceListings: -1 },
  },
} as const;
