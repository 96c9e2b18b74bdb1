import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { Heading } from '@portal/ui/components/Heading';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Demo } from './Demo';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Heading level={1}>Berths</Heading>
      <Demo />
    </StrictMode>,
  );
