// Imported before React, which keeps the functions that it finds.

declare global {
  interface Window {
    /** Runs an action and then the work that React has scheduled: what `act` does, which React has only in development mode. */
    reactAct?: <Result>(action: () => Result) => Result;
  }
}

function createAct(): NonNullable<Window['reactAct']> {
  const scheduled = new Set<() => void>();
  /** An action may move the focus, which is an action too. */
  let depth = 0;
  function within<Result>(work: () => Result): Result {
    depth += 1;
    try {
      return work();
    } finally {
      depth -= 1;
    }
  }
  /** Runs work in its turn, or with the action before. */
  const schedule = (inTurn: (work: () => void) => void) => (work: () => void) => {
    const once = () => {
      if (scheduled.delete(once)) within(work);
    };
    scheduled.add(once);
    inTurn(once);
  };
  const { port1, port2 } = new MessageChannel();
  const turns: (() => void)[] = [];
  port1.onmessage = () => turns.shift()?.();
  Object.assign(window, {
    queueMicrotask: schedule(window.queueMicrotask.bind(window)),
    // React prefers it to a channel of its own.
    setImmediate: schedule((work) => {
      turns.push(work);
      port2.postMessage(null);
    }),
  });
  return (action) => {
    const result = within(action);
    // More may be scheduled meanwhile.
    if (depth === 0) for (const once of scheduled) once();
    return result;
  };
}

window.reactAct ??= createAct();

// A module, which may declare the function above.
export {};
