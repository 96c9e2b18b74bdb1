export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './SegmentedControl.tsx';
export { type SegmentTone, segmentTones } from './segmentTones.ts';
