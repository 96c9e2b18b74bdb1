let work = (): void => undefined;

/** Starts the background work now instead of within a minute. */
export const wakePaymentWorker = (): void => work();

/** Replaces the previous listener. */
export const onJobSignal = (listen: () => void): void => {
  work = listen;
};
