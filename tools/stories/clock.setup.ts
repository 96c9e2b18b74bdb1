// Imported before the stories and their libraries, which keep the functions that they find.

/** The time at which every story starts, so that no screenshot depends on the date. */
const start = Date.UTC(2026, 10, 20);
/** Milliseconds: shorter timers, such as a search delay, end before the screenshot. A second is long: every screen has a timer of one, for which each story would wait. */
const short = 1000;
/** How many times slower time passes for longer timers, such as that of a toast, and on the clock, so that all screenshots show the same on a slow machine. */
const held = 20;
/** Milliseconds that no timer exceeds, so that a play function that waits in vain still ends with its own error. */
const most = 96_000;

declare global {
  interface Window {
    storyTime?: { start: () => void; stop: () => void; restart: () => void; pending: () => number };
  }
}

/** Replaces the clock and the timers of the page once. */
function installTime(): NonNullable<Window['storyTime']> {
  const RealDate = Date;
  let begun = RealDate.now();
  const now = () => start + Math.floor((RealDate.now() - begun) / held);
  const StoryDate = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });

  const {
    setTimeout: startTimer,
    clearTimeout: stopTimer,
    requestIdleCallback: startIdle,
  } = window;
  const pending = new Set<number | undefined>();
  Object.assign(window, {
    setTimeout: (work: TimerHandler, delay = 0, ...rest: unknown[]) => {
      if (typeof work !== 'function') return startTimer(work, delay, ...rest);
      if (delay >= short)
        return startTimer(work, Math.max(delay, Math.min(delay * held, most)), ...rest);
      const id: number = startTimer(() => {
        pending.delete(id);
        work(...rest);
      }, delay);
      pending.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      pending.delete(id);
      stopTimer(id);
    },
    requestIdleCallback: (work: IdleRequestCallback, options?: IdleRequestOptions) => {
      // Idle callbacks are numbered apart from timers.
      const id = startIdle((deadline) => {
        pending.delete(-id);
        work(deadline);
      }, options);
      pending.add(-id);
      return id;
    },
  });
  window.Date = StoryDate;
  return {
    start: () => {
      window.Date = StoryDate;
    },
    stop: () => {
      window.Date = RealDate;
    },
    restart: () => {
      begun = RealDate.now();
    },
    pending: () => pending.size,
  };
}

/**
 * The time of this page: `start` and `stop` replace and restore the clock, `restart` sets it for the next story, `pending` counts short timers and idle callbacks still to run.
 */
window.storyTime ??= installTime();

document.documentElement.lang = 'en';

// React makes an error for each element, and a hundred frames of each cost a tenth of a run.
Error.stackTraceLimit = 10;

// A module, which may declare the time above.
export {};
