export { Heading, type HeadingProps } from './Heading.tsx';
export {
  type HeadingLevel,
  type HeadingLook,
  headingLevels,
  headingLooks,
} from './headingOptions.ts';
