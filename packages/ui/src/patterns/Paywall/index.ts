export { AnalyticsNotice, type AnalyticsNoticeProps } from './AnalyticsNotice.tsx';
export { Paywall, type PaywallProps } from './Paywall.tsx';
export type { StoneExample } from './Stone.tsx';
