export { type PlanFeature, PlanFeatures } from './PlanFeatures.tsx';
export { PlanPicker, type PlanPickerProps } from './PlanPicker.tsx';
export { PlanPrice, type PlanPriceProps } from './PlanPrice.tsx';
export { PlanToggle, type PlanToggleProps } from './PlanToggle.tsx';
export {
  fairUse,
  isUnlimited,
  limitWords,
  type Plan,
  type PlanLimits,
  type Plans,
  type PlanTerm,
  planTerms,
  priceWords,
  termWords,
} from './plan.ts';
export { TrialOffer, type TrialOfferProps } from './TrialOffer.tsx';
