import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The text in a search field whose value lives in the address. The address follows with less urgency, so what is
 * typed is kept beside it; going back in history puts the field to what the address says.
 */
export function useTypedSearch(inAddress: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const { key } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const [seen, setSeen] = useState(key);
  if (wentBack && seen !== key) {
    setSeen(key);
    setTyped(inAddress);
  }
  return [typed, setTyped];
}
