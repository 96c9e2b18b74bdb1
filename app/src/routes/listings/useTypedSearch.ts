import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface TypedSearch {
  typed: string;
  /** Texts that were handed to the address and have not arrived there yet. */
  told: readonly string[];
  /** The address that was seen last. */
  seen: string;
}

/**
 * The text in a search field whose value lives in the address. The address follows with less urgency, so what is
 * typed is kept beside it. Where the address changes by itself (a link, Back), the field follows the address.
 */
export function useTypedSearch(inAddress: string): [string, (text: string) => void] {
  const { key } = useLocation();
  const [state, setState] = useState<TypedSearch>({ typed: inAddress, told: [], seen: key });
  if (state.seen !== key) {
    const own = state.told.indexOf(inAddress);
    setState(
      own < 0
        ? { typed: inAddress, told: [], seen: key }
        : { ...state, told: state.told.slice(own + 1), seen: key },
    );
  }
  const tell = (text: string) =>
    setState((before) => ({ ...before, typed: text, told: [...before.told, text] }));
  return [state.typed, tell];
}
