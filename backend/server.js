import { readEnvFile } from './envFile.js';

// Plain JavaScript, so that a Node too old to read TypeScript still says what is wrong.
if (Number(process.versions.napi) < 10 || !process.features.typescript) {
  console.error(
    `This backend needs Node 22.18 or newer; this is ${process.version}. "npm start" in the project's root brings its own.`,
  );
  process.exit(1);
}
readEnvFile();
await import('./src/server.ts');
