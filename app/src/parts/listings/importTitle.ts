import type { Collection } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';

/** The title of the page that imports listings of a collection, also where others lead to it. */
export const importTitle = (collection: Collection): string =>
  collection === 'apps'
    ? named('apps', m.imports_apps(), m.names_import)
    : named('services', m.imports_services(), m.names_import);
