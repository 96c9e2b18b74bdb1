import { readFileSync, writeFileSync } from 'node:fs';
import { html } from './server/server.js';

const file = 'hydrated/index.html';
const page = readFileSync(file, 'utf8');
const empty = '<div id="root"></div>';
if (!html || !page.includes(empty)) throw new Error('Nothing is rendered on the server.');
writeFileSync(
  file,
  page.replace(empty, () => `<div id="root">${html}</div>`),
);
