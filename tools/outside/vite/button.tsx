import { Button } from '@portal/ui/components/Button';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Button>Book</Button>);
