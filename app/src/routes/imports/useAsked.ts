import { focusInvalid } from '@portal/forms/core';
import { useEffect, useRef, useState } from 'react';

/** Moves the focus to the first invalid field when the check is asked for; `asked`: whether it was, since `about` changed. */
export function useAsked(about: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ about: string | undefined } | null>(null);
  if (asked && asked.about !== about) setAsked(null);
  useEffect(() => {
    if (asked) focusInvalid(ref.current);
  }, [asked]);
  return { ref, asked: asked !== null, ask: () => setAsked({ about }) };
}
