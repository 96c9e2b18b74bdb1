import type { Collection } from '@portal/domain';
import { m } from '../i18n/messages.js';
import { named } from '../ownNames.ts';

const labels = {
  listings: { apps: m.names_app_listings, services: m.names_service_listings, own: undefined },
  reviews: { apps: m.names_app_reviews, services: m.names_service_reviews, own: m.names_reviews },
  offers: { apps: m.names_app_offers, services: m.names_service_offers, own: m.names_offers },
};

/** The listings of a kind, or what belongs to them: 'App reviews', or with the name that the operator gave the kind. */
export const kindLabel = (kind: Collection, what: keyof typeof labels): string =>
  named(kind, labels[what][kind](), labels[what].own);
