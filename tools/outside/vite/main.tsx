import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './brand.css';
import { Page } from './Page';

const root = document.querySelector('#root');
if (root?.hasChildNodes()) hydrateRoot(root, <Page />);
else if (root) createRoot(root).render(<Page />);
