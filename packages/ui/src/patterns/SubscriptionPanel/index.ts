export { Ineligible } from './Ineligible.tsx';
export {
  type SubscriptionDeed,
  SubscriptionPanel,
  type SubscriptionPanelProps,
  subscriptionDeeds,
} from './SubscriptionPanel.tsx';
export {
  type Attention,
  type AttentionKind,
  attentionKinds,
  type PlanView,
  type ResumeView,
  type SubscriptionView,
  type TrialingView,
  type UpdateView,
} from './subscription.ts';
