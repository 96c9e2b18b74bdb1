import type { Feature } from '../../base/feature.ts';
import { feedbackIndexes } from '../listing/index.ts';
import { purchases } from '../payments/index.ts';
import { trashFilters } from '../trash/index.ts';
import { specialOfferApi } from './api.ts';
import { settleOffer } from './purchases.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import { keepUnrefunded, payBackDue, refundBacklog } from './refunds.ts';

export const specialOfferFeature: Feature = {
  apis: { 'special-offer': specialOfferApi },
  register() {
    purchases.push({ settle: settleOffer, work: [payBackDue, reconcilePayments] });
    trashFilters.set('special_offers', keepUnrefunded);
  },
  indexes: () => feedbackIndexes('special_offers'),
  backlogs: { refunds: refundBacklog },
};
