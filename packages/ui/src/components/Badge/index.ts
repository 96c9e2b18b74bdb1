export { Badge, type BadgeProps, badgeWords } from './Badge.tsx';
export { type BadgeKind, badgeKinds } from './badgeKinds.ts';
