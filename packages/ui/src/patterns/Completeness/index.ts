export { Completeness, type CompletenessItem, type CompletenessProps } from './Completeness.tsx';
