import { call } from '../client/endpoint.ts';
import { createFactorsApi } from '../client/factors.ts';
import { createReader } from '../client/records.ts';
import { activityStruct } from '../schemas/audit.ts';
import { ignoreReports } from '../schemas/wire.ts';
import { createActions } from '../stores/act.ts';
import { createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/** The password, the second factors and the devices of the user. */
export const useSecurityStore = lazyStore(({ request, auth, sessions }) => {
  const api = createFactorsApi(request);
  const read = createReader(request, ignoreReports);
  const factors = createWholeCache(api.get, {});
  const devices = createWholeCache(sessions.list, {});
  const activity = createWholeCache(
    async (options) => (await read.page(call('GET /me/activity'), activityStruct, options)).rows,
    // What was just done is in it.
    { freshFor: 0 },
  );
  const caches = together([factors, devices, activity]);
  const { act, submit } = createActions(caches.invalidate);
  return {
    factors,
    devices,
    activity,
    ...caches,
    changePassword: submit(auth.changePassword),
    endSession: act(sessions.end),
    endOtherSessions: act(sessions.endOthers),
    startTotp: api.startTotp,
    confirmTotp: submit(api.confirmTotp),
    removeTotp: submit(api.removeTotp),
    newRecoveryCodes: submit(api.newRecoveryCodes),
    startPasskey: api.startPasskey,
    addPasskey: submit(api.addPasskey),
    renamePasskey: submit(api.renamePasskey),
    removePasskey: submit(api.removePasskey),
  };
});

/** The second factors of the user. */
export const useFactors = () => useCache(useSecurityStore().factors, 'all');

/** The devices on which the user is signed in, this one first. */
export const useDevices = () => useCache(useSecurityStore().devices, 'all');

/** The latest changes to the security of the user's account. */
export const useActivity = () => useCache(useSecurityStore().activity, 'all');
