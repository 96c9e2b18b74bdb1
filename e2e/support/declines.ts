/** Where a rejected card is told: when it is added, or when it is charged. */
type Told = 'added' | 'charged';

interface Decline {
  number: string;
  /** The card provider's own sentence. */
  message: string;
  told: Told;
}

/** Every test number that is rejected. The one that is charged is rejected at a first payment and at a renewal. */
const declines: readonly Decline[] = [
  { number: '4000000000000002', message: 'Your card was declined.', told: 'added' },
  { number: '4000000000009995', message: 'Your card has insufficient funds.', told: 'added' },
  { number: '4000000000000069', message: 'Your card has expired.', told: 'added' },
  { number: '4000000000000127', message: "Your card's security code is incorrect.", told: 'added' },
  { number: '4000000000000341', message: 'Your card was declined.', told: 'charged' },
];

type Declines = readonly [Decline, ...Decline[]];

export function declinesWhen(told: Told): Declines {
  const [first, ...more] = declines.filter((decline) => decline.told === told);
  if (!first) throw new Error(`No card is refused when it is ${told}.`);
  return [first, ...more];
}
