import { focusInvalid } from '@portal/forms/core';
import { useEffect, useRef, useState } from 'react';

/** Tells what is missing only once the check is asked for: then the first invalid field in `place` takes the focus. */
export function useAsked() {
  const place = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    if (asks > 0) focusInvalid(place.current);
  }, [asks]);
  return { place, asked: asks > 0, ask: () => setAsks((before) => before + 1) };
}
