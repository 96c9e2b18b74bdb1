type DeclinedWhen = 'added' | 'charged';

interface Decline {
  number: string;
  /** The card provider's message. */
  message: string;
  when: DeclinedWhen;
}

/** Test cards that are declined, either when added or at every charge. */
const declines: readonly Decline[] = [
  { number: '4000000000000002', message: 'Your card was declined.', when: 'added' },
  { number: '4000000000009995', message: 'Your card has insufficient funds.', when: 'added' },
  { number: '4000000000000069', message: 'Your card has expired.', when: 'added' },
  { number: '4000000000000127', message: "Your card's security code is incorrect.", when: 'added' },
  { number: '4000000000000341', message: 'Your card was declined.', when: 'charged' },
];

type Declines = readonly [Decline, ...Decline[]];

export function declinesWhen(when: DeclinedWhen): Declines {
  const [first, ...more] = declines.filter((decline) => decline.when === when);
  if (!first) throw new Error(`No card is declined when ${when}.`);
  return [first, ...more];
}
