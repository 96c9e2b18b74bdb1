import { browserTabs, createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { createDraftKeeper } from '@portal/forms/core';
import { env } from './env.ts';
import { browserStorage } from './storage.ts';

/** The one client and the one set of stores of this tab. */
export const client = createClient({ baseUrl: env.apiUrl, tabs: browserTabs() });
export const stores = createStores({ client, storage: browserStorage() });
export const draftKeeper = createDraftKeeper();
