// Detects tags of tests and stories that are skipped or expected to fail, which prove nothing, or that only a sweep runs.

const runner = /\b(?:test|it|describe|suite|context|testInfo)(?:\.\w+)*?/.source;
const ways = 'skip|skipIf|runIf|fixme|todo|fails?';
const skips = new RegExp(`${runner}\\.(?:${ways})\\b|\\b(?:${ways}): true\\b`);
/** A call without a title, which applies to all tests around it. */
const skipsAround = new RegExp(`^\\s*${runner}\\.(?:${ways})\\((?!\\s*['"\`])`);
const outOfTests = /\btags: \[[^\]]*(['"])!test\1/;
const sweepTest = /\bsweepOnly\b|(['"])@sweep\1/;
const comment = /^\s*(?:\/\/|\/?\*)/;
const last = /;$|^\s*[}\])]+,$/;

const depthOf = (/** @type {string} */ line) => line.search(/\S/);

/** The lines of the block that starts at `from`. @param {string[]} lines @param {number} from @param {number} depth */
function block(lines, from, depth) {
  const code = lines.slice(from).filter((line) => !comment.test(line) && depthOf(line) >= 0);
  const end = code.findIndex((line) => {
    const own = depthOf(line);
    return own < depth || (own === depth && last.test(line));
  });
  return code.slice(0, end < 0 ? code.length : end + 1).join('\n');
}

/** The first line that skips a block around a tag. @param {string[]} lines @param {number} at */
function around(lines, at) {
  let depth = depthOf(lines[at] ?? '');
  return lines.slice(0, at).findLast((line) => {
    const own = depthOf(line);
    if (own < 0 || own > depth || comment.test(line)) return false;
    const opens = own < depth;
    depth = own;
    return (opens && skips.test(line)) || skipsAround.test(line);
  });
}

/** @param {string[]} lines @param {number} at line of a tag, zero-based */
export function isSkipped(lines, at) {
  const meta = lines.findIndex((line) => /^const meta\b/.test(line));
  const own = block(lines, at + 1, depthOf(lines[at] ?? ''));
  const untested = outOfTests.test(own) || (meta >= 0 && outOfTests.test(block(lines, meta, 0)));
  return untested || skips.test(own) || around(lines, at) !== undefined;
}

/** Whether only `npm run sweep` runs a test, by what is before its function. @param {string[]} lines @param {number} at line of its tag, zero-based */
export const isSwept = (lines, at) =>
  sweepTest.test(block(lines, at + 1, depthOf(lines[at] ?? '')).split('=>', 1)[0] ?? '');
