export { OfferForm, type OfferFormProps } from './OfferForm.tsx';
export type { OfferPrice } from './OfferPay.tsx';
