export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonWidth,
  skeletonShapes,
  skeletonWidths,
} from './Skeleton.tsx';
