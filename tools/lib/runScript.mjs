import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { productNode, requireNode } from './runtime.mjs';
import { fail } from './say.mjs';

/** Installs the packages, then runs a file with the product's Node and the arguments of this command. @param {string} file */
export async function runScript(file, prepare = () => {}) {
  try {
    requireNode();
    prepare();
    await ensureInstalled();
    const { code } = await run(productNode(), [file, ...process.argv.slice(2)]);
    process.exitCode = code;
  } catch (error) {
    fail(error);
  }
}
