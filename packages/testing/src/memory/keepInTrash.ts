import type { StoredTrash } from './database.ts';
import type { Call } from './http.ts';

/** Keeps a record that is deleted. */
export function keepInTrash(
  { db, at, user }: Call,
  trashed: Omit<StoredTrash, 'deletedById' | 'deletedAt'>,
): void {
  db.trash = [...(db.trash ?? []), { ...trashed, deletedById: user.id, deletedAt: Date.parse(at) }];
}
