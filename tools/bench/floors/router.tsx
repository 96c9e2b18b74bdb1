import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SignIn } from './SignIn.tsx';

/* The minimal page with React and the data router. */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: SignIn }])} />,
  );
