export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList.tsx';
export { type DescriptionLayout, descriptionLayouts } from './descriptionLayouts.ts';
