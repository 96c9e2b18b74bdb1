/** The files of one field that are not stored yet. */
interface PendingField {
  hasFiles: () => boolean;
  /** Retries failed uploads and resolves when none is under way; false when the submit must stop. */
  settled: () => Promise<boolean>;
  cancel: () => void;
}

/** The uploads of a form: a submit waits for them, leaving the page asks, and putting back the form cancels them. */
export interface Uploads extends PendingField {
  /** Takes part until the returned function is called. */
  join: (field: PendingField) => () => void;
  /** Whether the form has fields for files. */
  hasFields: () => boolean;
  /** A field got its first file, or lost its last one. */
  changed: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Why files were refused, by the name of their field: errors that no rule for the value knows. */
  refusals: Map<string, string>;
}

export function createUploads(): Uploads {
  const fields = new Set<PendingField>();
  const listeners = new Set<() => void>();
  const refusals = new Map<string, string>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    join(field) {
      fields.add(field);
      return () => {
        fields.delete(field);
        changed();
      };
    },
    changed,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasFields: () => fields.size > 0,
    hasFiles: () => [...fields].some((field) => field.hasFiles()),
    async settled() {
      for (const field of fields) if (!(await field.settled())) return false;
      return true;
    },
    refusals,
    cancel() {
      for (const field of fields) field.cancel();
    },
  };
}
