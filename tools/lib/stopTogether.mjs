import process from 'node:process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  process.stdout.write('\nStopping…\n');
  for (const child of running) child.kill('SIGTERM');
}

/** Stops once npm has exited, since npm does not forward signals to a script. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
}

/**
 * Ties a child to this program: a signal or the exit of any child stops all children, and the program exits after the last.
 */
export function stopTogether(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (running.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    stopWithNpm();
  }
  running.add(child);
  child.once('exit', (code, signal) => {
    running.delete(child);
    if (!stopping) {
      process.exitCode = code || 1;
      const program = child.spawnargs.join(' ');
      process.stderr.write(`\n${program} ended unexpectedly (${signal ?? `exit code ${code}`}).\n`);
      stop();
    }
    if (running.size === 0) setImmediate(() => process.exit());
  });
}
