import { createRoot } from 'react-dom/client';
import { SignIn } from './SignIn.tsx';

/* The minimal page with React. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
