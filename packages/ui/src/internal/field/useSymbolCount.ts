import { useState } from 'react';
import { symbols } from './symbols.ts';

interface Counted {
  /** Most symbols allowed; without it nothing is counted. */
  maxSymbols: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
}

/** The counter of a field, whether the parent holds its value or the field itself does: then `typed` is told of it. */
export function useSymbolCount({ maxSymbols, value, defaultValue = '' }: Counted) {
  const [own, setOwn] = useState(defaultValue);
  return {
    count: maxSymbols ? { used: symbols(value ?? own), max: maxSymbols } : undefined,
    typed: (text: string) => {
      if (maxSymbols) setOwn(text);
    },
  };
}
