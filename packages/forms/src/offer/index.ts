export {
  OfferForm,
  type OfferFormHandle,
  type OfferFormProps,
  type OfferPrice,
} from './OfferForm.tsx';
