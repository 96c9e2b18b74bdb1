export { AnalyticsNotice, type AnalyticsNoticeProps } from './AnalyticsNotice.tsx';
export { Paywall } from './Paywall.tsx';
export type { PaywallProps } from './paywallProps.ts';
