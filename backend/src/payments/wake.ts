let work = (): void => undefined;

/** Something about money has fallen due: it is not left until the next minute. */
export const wakeMoneyWork = (): void => work();

/** One listener: the next one takes its place. */
export const onWake = (listen: () => void): void => {
  work = listen;
};
