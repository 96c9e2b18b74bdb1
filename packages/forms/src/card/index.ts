export { CardForm, type CardFormProps } from './CardForm.tsx';
export type { CardResult, TakenCard } from './useCardSubmit.ts';
