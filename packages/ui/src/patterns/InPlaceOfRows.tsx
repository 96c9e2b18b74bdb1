import type { ReactNode } from 'react';
import { LiveRegion } from '../components/LiveRegion/LiveRegion.tsx';

interface InPlaceOfRowsProps {
  /** The bones of rows that are on their way, or nothing. */
  loading: ReactNode;
  /** Why there are no rows, or nothing. */
  children: ReactNode;
}

/** What stands where the rows of a list would be. Each has a region of its own: in one, the bones would seem to become the news, and move. */
export function InPlaceOfRows({ loading, children }: InPlaceOfRowsProps) {
  return (
    <>
      <LiveRegion>{loading}</LiveRegion>
      <LiveRegion>{children}</LiveRegion>
    </>
  );
}
