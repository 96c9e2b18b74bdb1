import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a log line comes from. */
interface LogContext {
  /** Id of the call, also its `X-Request-Id`. A worker has that of the call that woke it. */
  request?: string;
  /** Trace id that the caller sent. */
  trace?: string;
  /** Name of the background worker. */
  worker?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs the work so that each of its log lines has this context. */
export const inLogContext = <T>(context: LogContext, work: () => T): T =>
  contexts.run(context, work);

/** The context of the running call or worker; empty outside of both. */
export const logContext = (): LogContext => contexts.getStore() ?? {};

const NO_TRACE = '0'.repeat(32);

/** The trace id in a W3C `traceparent` header; undefined if it is missing or not valid. */
export const traceIdOf = (traceparent: string): string | undefined => {
  const [, version, trace] =
    /^([\da-f]{2})-([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?$/.exec(traceparent) ?? [];
  return version === 'ff' || trace === NO_TRACE ? undefined : trace;
};
