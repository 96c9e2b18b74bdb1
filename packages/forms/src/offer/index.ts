export { OfferForm, type OfferFormHandle, type OfferFormProps } from './OfferForm.tsx';
export type { OfferPrice } from './OfferPay.tsx';
