import { createRoot } from 'react-dom/client';

/** The least that a page with React can be: a form, and nothing of this product. */
function SignIn() {
  return (
    <form method="dialog">
      <h1>Sign in</h1>
      <label>
        Email
        <input type="email" autoComplete="username" />
      </label>
      <label>
        Password
        <input type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
