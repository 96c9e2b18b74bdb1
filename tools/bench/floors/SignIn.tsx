/** A form without any code of this product. */
export function SignIn() {
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
