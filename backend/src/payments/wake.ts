let work = (): void => undefined;

/** Something about money has fallen due: it is not left until the next minute. */
export const wakeMoneyWork = (): void => work();

export const onWake = (listen: () => void): void => {
  work = listen;
};
