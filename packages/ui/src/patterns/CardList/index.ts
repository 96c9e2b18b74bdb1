export { CardList, type CardListProps } from './CardList.tsx';
export {
  type CardExpiry,
  type CardListState,
  cardExpiries,
  cardListStates,
  cardName,
  type PaymentCard,
} from './paymentCard.ts';
