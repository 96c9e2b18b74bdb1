import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { TableSkeleton } from '@portal/ui/components/Table';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './brand.css';
import { LoansApp } from './loans/LoansApp';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <LoansApp />
      <TableSkeleton rows={2} />
    </StrictMode>,
  );
