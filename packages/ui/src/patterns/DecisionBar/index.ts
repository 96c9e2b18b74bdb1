export { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
export type { Decision } from './decision.ts';
