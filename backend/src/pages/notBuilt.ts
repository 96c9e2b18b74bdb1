/** Shown when the backend runs without a build of the portal beside it. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The portal has not been built</title>
<style nonce="__CSP_NONCE__">
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; color-scheme: light dark }
code { font-size: 0.95em }
</style>
</head>
<body>
<main>
<h1>The portal has not been built</h1>
<p>The backend is running and its calls are answered, but there are no pages to show yet.</p>
<p>Stop it and run <code>npm start</code> in the project's folder: it builds the portal first.</p>
</main>
</body>
</html>
`;
