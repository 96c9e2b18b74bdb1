import { startTransition } from 'react';

/** Rows of the first frame, and of each step after it. */
export const firstRows = 10;

/** Runs the next step after a frame, as an update that may be interrupted. Returns how it is cancelled, as effects do. */
export const nextStep = (step: () => void): (() => void) => {
  const frame = requestAnimationFrame(() => startTransition(step));
  return () => cancelAnimationFrame(frame);
};
