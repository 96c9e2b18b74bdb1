import { createRoot } from 'react-dom/client';

/** The minimal page with React: a form without any code of this product. */
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
