export { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
export { type Decision, decisions } from './decision.ts';
