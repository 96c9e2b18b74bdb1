export { CardForm, type CardFormProps } from './CardForm.tsx';
export type { CardResult, LoadProvider, TakenCard } from './cardTypes.ts';
