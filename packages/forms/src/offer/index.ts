export { OfferEditForm, type OfferEditFormProps } from './OfferEditForm.tsx';
export {
  OfferForm,
  type OfferFormHandle,
  type OfferFormProps,
  type OfferPrice,
} from './OfferForm.tsx';
