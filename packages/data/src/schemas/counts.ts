import { type Infer, number, object } from 'superstruct';
import { fromWire } from './names.ts';

const ofListings = fromWire(
  object({ mine: number(), minePending: number(), all: number(), waiting: number() }),
  { minePending: 'mine_pending' },
);

const ofBoth = object({ apps: number(), services: number() });

export const countsStruct = fromWire(
  object({ apps: ofListings, services: ofListings, reviews: ofBoth, specialOffers: ofBoth }),
  { specialOffers: 'special_offers' },
);

/** Numbers beside the menu's entries. */
export type Counts = Infer<typeof countsStruct>;
