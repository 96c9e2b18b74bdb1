export { OfferPicker, type OfferPickerProps } from './OfferPicker.tsx';
export { type OfferListing, type OfferPickerState, offerPickerStates } from './pick.ts';
