import type { Page } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';

/** What a list shows: rows, or why there are none. `narrowed`: a search or a filter leaves some out. */
export function listStateOf(list: View<Page<unknown>>, narrowed: boolean) {
  if (list.kind === 'loading') return 'loading';
  if (list.kind === 'failed') return list.error.code === 'offline' ? 'offline' : 'failed';
  if (list.value.rows.length > 0) return 'ready';
  return narrowed ? 'no-match' : 'empty';
}
