// Detects tags of tests and stories that are skipped or expected to fail, which prove nothing, or that only a sweep runs.

const runner = /\b(?:test|it|describe|suite|context|testInfo)(?:\.\w+)*?/.source;
const ways = 'skip|skipIf|runIf|fixme|todo|fails?';
const skips = new RegExp(`${runner}\\.(?:${ways})\\b|\\b(?:${ways}): true\\b`);
/** A call without a title, which applies to all tests around it. */
const skipsAround = new RegExp(`^\\s*${runner}\\.(?:${ways})\\((?!\\s*['"\`])`);
const outOfTests = /\btags: \[[^\]]*(['"])!test\1/;
const sweepTest = /\bsweepOnly\b|(['"])@sweep\1/;
const sweepStory = /\btags: \[[^\]]*(['"])sweep\1/;
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

/** The block below a tag, and the meta of its file. @param {string[]} lines @param {number} at */
function blocks(lines, at) {
  const meta = lines.findIndex((line) => /^const meta\b/.test(line));
  const own = block(lines, at + 1, depthOf(lines[at] ?? ''));
  return { own, meta: meta < 0 ? '' : block(lines, meta, 0) };
}

/** @param {string[]} lines @param {number} at line of a tag, zero-based */
export function isSkipped(lines, at) {
  const { own, meta } = blocks(lines, at);
  const untested = outOfTests.test(own) || outOfTests.test(meta);
  return untested || skips.test(own) || around(lines, at) !== undefined;
}

/** Whether only `npm run sweep` runs it: a story by its tags, a test by what is before its function. @param {string[]} lines @param {number} at */
export function isSwept(lines, at) {
  const { own, meta } = blocks(lines, at);
  return (
    sweepStory.test(own) || sweepStory.test(meta) || sweepTest.test(own.split('=>', 1)[0] ?? '')
  );
}
