import { createSystemApi } from '../client/system.ts';
import { createActions } from '../stores/act.ts';
import { createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/** The state of the installation. */
export const useSystemStore = lazyStore(({ request }) => {
  const api = createSystemApi(request);
  const report = createWholeCache(api.report, {});
  const { submit } = createActions(report.invalidate);
  return {
    report,
    ...together([report]),
    testEmail: submit(api.testEmail),
    retry: submit(api.retry),
  };
});

/** The state of the installation and its settings. */
export const useSystem = () => useCache(useSystemStore().report, 'all');
