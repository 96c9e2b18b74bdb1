import { readFileSync, writeFileSync } from 'node:fs';
import { html } from './server/server.js';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync(
  'dist/index.html',
  page.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
);
