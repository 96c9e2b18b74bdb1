export { formatMoney, type MoneyCents, moneyCents } from './formatMoney.ts';
export { Money, type MoneyProps } from './Money.tsx';
