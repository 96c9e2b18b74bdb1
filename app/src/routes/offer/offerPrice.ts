import type { PaymentSettings } from '@portal/data/schemas';
import { offerTexts } from '@portal/domain';
import { formatMoney } from '@portal/ui/components/Money';

/** What a special offer costs, in words. */
export const offerPriceWords = ({ offerPrice, currency }: PaymentSettings): string =>
  offerTexts.startsAt(formatMoney(offerPrice, currency));
