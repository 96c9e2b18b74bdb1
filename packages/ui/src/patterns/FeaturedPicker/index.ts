export {
  FeaturedPicker,
  type FeaturedPickerProps,
  type FeaturedState,
  featuredStates,
} from './FeaturedPicker.tsx';
export { FeaturedSave, type FeaturedSaveProps } from './FeaturedSave.tsx';
export { type FeaturedList, type FeaturedListing, maxFeatured } from './featured.ts';
