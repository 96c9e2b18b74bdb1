export { CardList, type CardListProps } from './CardList.tsx';
export {
  type CardExpiry,
  type CardListState,
  type CardNeed,
  cardExpiries,
  cardListStates,
  cardName,
  cardNeeds,
  type PaymentCard,
} from './paymentCard.ts';
