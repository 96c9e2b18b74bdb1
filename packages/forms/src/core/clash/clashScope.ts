import { createContext } from 'react';

/** A clash as its field shows it. */
export interface ShownClash {
  whose: 'saved' | 'typed';
  /** The other value in words; empty when it says nothing. */
  words: string;
  take: () => void;
  keep: () => void;
}

/** The clashes of the form around, by field. */
export const ClashContext = createContext<ReadonlyMap<string, ShownClash>>(new Map());
