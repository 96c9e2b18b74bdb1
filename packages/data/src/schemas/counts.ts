import { type Infer, number, object } from 'superstruct';
import { fromWire } from './wire.ts';

const ofListings = fromWire(
  object({ mine: number(), minePending: number(), all: number(), waiting: number() }),
  { minePending: 'mine_pending' },
);

const ofBoth = object({ apps: number(), services: number() });

export const countsStruct = fromWire(
  object({ apps: ofListings, services: ofListings, reviews: ofBoth, specialOffers: ofBoth }),
  { specialOffers: 'special_offers' },
);

/** Counts next to the menu's entries. */
export type Counts = Infer<typeof countsStruct>;
