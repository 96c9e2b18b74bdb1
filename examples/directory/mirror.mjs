/** @typedef {{ name: string, slug: string }} Term */
/**
 * @typedef {object} Listing
 * @property {number} id
 * @property {'app' | 'service'} type
 * @property {string} slug
 * @property {string} url Path of its page, such as `/apps/harbourmaster-crm`.
 * @property {string} name
 * @property {string} summary
 * @property {string} description
 * @property {string} link
 * @property {string | null} trial
 * @property {string} pricing
 * @property {Term[]} industries
 * @property {{ url: string, formats: Record<string, { url: string, width: number }> | null } | null} logo
 * @property {{ name: string, position: string | null }[]} [team_members]
 * @property {number | null} rating
 * @property {number} num_reviews
 * @property {string} createdAt
 */
/** @typedef {Term & { counts: Record<string, number> }} Industry */

/** A cursor that the portal does not accept. */
class CursorError extends Error {}

/**
 * A copy of all live listings in memory, kept current by `sync`.
 *
 * @param {{ portal: string, key: string }} settings Address of the portal, and a key of its read interface.
 */
export function createMirror({ portal, key }) {
  /** @type {Map<string, Listing>} */
  const listings = new Map();
  /** @type {Industry[]} */
  let industries = [];
  /** @type {string | undefined} */
  let cursor;
  /** @type {Promise<void> | undefined} */
  let running;
  let again = false;
  let ready = false;
  /** @type {Map<string, { etag: string, body: any }>} */
  const known = new Map();

  /** The response of a read; null for 404. Sends the ETag of the last response, so that an unchanged one has no body. */
  async function read(/** @type {string} */ path) {
    const before = known.get(path);
    const response = await fetch(`${portal}/api/directory${path}`, {
      headers: {
        Authorization: `Bearer ${key}`,
        ...(before ? { 'If-None-Match': before.etag } : {}),
      },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 304 && before) return before.body;
    if (response.status === 404) return null;
    if (response.status === 400 && path.includes('cursor=')) throw new CursorError(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const body = await response.json();
    const etag = response.headers.get('etag');
    if (known.size > 1000) known.clear();
    if (etag) known.set(path, { etag, body });
    return body;
  }

  async function readChanges() {
    for (let more = true; more; ) {
      const { data, meta } = await read(
        `/changes?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      for (const { type, documentId, listing } of data) {
        if (listing) listings.set(`${type}/${documentId}`, listing);
        else listings.delete(`${type}/${documentId}`);
      }
      cursor = meta.pagination.next_cursor;
      more = meta.pagination.has_more;
    }
    industries = (await read('/industries')).data;
  }

  async function run() {
    do {
      again = false;
      await readChanges().catch((error) => {
        if (!(error instanceof CursorError)) throw error;
        // The portal was restored or the cursor is too old: start over.
        cursor = undefined;
        listings.clear();
        return readChanges();
      });
    } while (again);
    ready = true;
  }

  return {
    read,
    /** Whether all listings have been read once. */
    isReady: () => ready,
    /** Live listings, the newest first. */
    listings: () => [...listings.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    industries: () => industries,
    /** Reads what changed; a call during a run makes it run once more. */
    sync() {
      again = true;
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
