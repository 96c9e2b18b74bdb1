import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AuthRoot } from './AuthRoot.tsx';
import { fetchPortalOnInput } from './fetchPortalOnInput.ts';

const root = document.getElementById('root');
if (!root) throw new Error('auth.html has no #root.');

hydrateRoot(
  root,
  <StrictMode>
    <AuthRoot path={window.location.pathname} />
  </StrictMode>,
);
fetchPortalOnInput();
