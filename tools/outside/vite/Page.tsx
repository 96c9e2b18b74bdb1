import { TableSkeleton } from '@portal/ui/components/Table';
import { StrictMode } from 'react';
import { Harbour } from './Harbour';
import { LoansApp } from './loans/LoansApp';

/** The same on the server and in the browser. */
export const Page = () => (
  <StrictMode>
    <main>
      <Harbour />
      <LoansApp />
      <TableSkeleton rows={2} />
    </main>
  </StrictMode>
);
