export { Brand, type BrandProps } from './Brand.tsx';
export { Mark, type MarkProps, type MarkSize, markSizes } from './Mark.tsx';
