import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { DataProvider } from '@portal/data/react';
import { LinkProvider } from '@portal/ui/components/Link';
import { ToastProvider } from '@portal/ui/components/Toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createPortalRouter } from './router.tsx';
import { client, stores } from './services.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { applySecurityPolicy } from './trustedTypes.ts';

applySecurityPolicy();
void stores.session.restore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <DataProvider client={client} stores={stores}>
      <LinkProvider component={RouterLink}>
        <ToastProvider>
          <RouterProvider router={createPortalRouter()} />
        </ToastProvider>
      </LinkProvider>
    </DataProvider>
  </StrictMode>,
);
