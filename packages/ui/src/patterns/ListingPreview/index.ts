export { ListingPreview, type ListingPreviewProps } from './ListingPreview.tsx';
