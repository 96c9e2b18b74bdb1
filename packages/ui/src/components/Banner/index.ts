export { Banner, type BannerProps } from './Banner.tsx';
export { type BannerTone, bannerTones } from './bannerTones.ts';
