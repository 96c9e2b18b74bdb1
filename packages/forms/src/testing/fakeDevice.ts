const quotaError = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

function request(result: unknown) {
  const made = { result, onsuccess: () => {} };
  void Promise.resolve().then(() => made.onsuccess());
  return made;
}

/** The parts of IndexedDB and local storage the draft store uses. A full device still reads and deletes. */
export function fakeDevice() {
  const rows = new Map<string, unknown>();
  const device = { full: false };

  /** Rejects a write that does not fit when its transaction ends, as browsers do. */
  function openTexts() {
    const transaction = { error: quotaError(), oncomplete: () => {}, onabort: () => {} };
    const write = (work: () => void, fits = true) => {
      if (fits) work();
      const end = () => (fits ? transaction.oncomplete() : transaction.onabort());
      void Promise.resolve().then(end);
      return request(undefined);
    };
    return {
      transaction,
      put: (text: unknown, key: unknown) =>
        write(() => rows.set(JSON.stringify(key), structuredClone(text)), !device.full),
      delete: (key: unknown) => write(() => rows.delete(JSON.stringify(key))),
      getAll: () => request([...rows.values()]),
      openCursor: () => {
        const left = [...rows];
        const walk: { result: unknown; onsuccess: () => void } = {
          result: null,
          onsuccess: () => {},
        };
        const next = () => {
          const [key, value] = left.shift() ?? [];
          const cursor = { value, delete: () => rows.delete(String(key)), continue: next };
          walk.result = key === undefined ? null : cursor;
          void Promise.resolve().then(() => {
            walk.onsuccess();
            if (key === undefined) transaction.oncomplete();
          });
        };
        next();
        return walk;
      },
    };
  }

  const globals = {
    indexedDB: { open: () => request({ transaction: () => ({ objectStore: openTexts }) }) },
    IDBKeyRange: { bound: () => null },
    localStorage: {
      setItem: () => {
        if (device.full) throw quotaError();
      },
      getItem: () => null,
      removeItem: () => {},
    },
  };
  return { device, globals };
}
