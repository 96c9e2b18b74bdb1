export { DeclinedBanner, type DeclinedBannerProps } from './DeclinedBanner.tsx';
