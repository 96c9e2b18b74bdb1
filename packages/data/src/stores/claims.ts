import { claimTimes } from '@portal/domain';
import type { ClaimedRecord, ClaimsApi } from '../client/claims.ts';
import type { Claim } from '../schemas/claims.ts';
import { type Cache, type Cached, createWholeCache } from './cache.ts';

/** Who is reviewing what, for staff. */
export interface ClaimsStore extends Cached {
  /** All claims, oldest first. */
  all: Cache<'all', Claim[]>;
  /** Claims a record, or renews the claim. Returns the claims of the record. */
  save(record: ClaimedRecord): Promise<Claim[]>;
  /** Ends the user's claim; never rejects. `leaving`: the page is being closed. */
  end(record: ClaimedRecord, leaving?: boolean): Promise<void>;
}

const ignore = () => undefined;

const isClaimOf =
  ({ kind, id }: ClaimedRecord) =>
  (claim: Claim): boolean =>
    claim.kind === kind && claim.id === id;

/** `isSignedIn`: after signing out, no call is made. */
export function createClaimsStore(api: ClaimsApi, isSignedIn: () => boolean): ClaimsStore {
  const all = createWholeCache(api.list, {});
  // One after the other, so that reopening a record is not overtaken by leaving it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(call: () => Promise<T>): Promise<T> {
    const result = last.then(call);
    last = result.catch(ignore);
    return result;
  }
  return {
    all,
    invalidate: all.invalidate,
    clear: all.clear,
    async save(record) {
      const saved = await inTurn(() => api.save(record));
      const isOther = (claim: Claim) => !isClaimOf(record)(claim);
      all.update((known) => [...known.filter(isOther), ...saved]);
      return saved;
    },
    async end(record, leaving = false) {
      if (!isSignedIn()) return;
      const call = () => api.end(record, leaving);
      await (leaving ? call() : inTurn(call)).catch(ignore);
      if (!leaving && isSignedIn()) all.invalidate();
    },
  };
}

/** The page in its tab. Each function returns one that stops it. */
export interface PageLife {
  isVisible(): boolean;
  onVisibility(listener: () => void): () => void;
  onLeave(listener: () => void): () => void;
}

/** A page that is shown again renews its claim at once after this many milliseconds. */
const shownAgainAfter = 60_000;

/** A claim that is held. */
interface HeldClaim {
  /** Renews it now, or once the page is visible: others may have come or left. */
  renew(): void;
  release(): void;
}

/**
 * Claims a record while its page is visible, until it is released. `changed` gets the claims of the record after each renewal.
 * A failed renewal is repeated with the next, because a claim only informs.
 */
export function holdClaim(
  store: Pick<ClaimsStore, 'save' | 'end'>,
  record: ClaimedRecord,
  page: PageLife,
  changed: (claims: readonly Claim[]) => void,
): HeldClaim {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  let ended = false;

  function renew() {
    savedAt = Date.now();
    plan();
    store.save(record).then((claims) => {
      if (!ended) changed(claims);
    }, ignore);
  }

  function plan() {
    clearTimeout(timer);
    timer = setTimeout(renew, savedAt + claimTimes.renewAfter - Date.now());
  }

  function follow() {
    if (!page.isVisible()) clearTimeout(timer);
    else if (Date.now() - savedAt >= shownAgainAfter) renew();
    else plan();
  }

  /** With the next look at the page. */
  const expire = () => {
    savedAt = Number.NEGATIVE_INFINITY;
  };

  const stops = [
    page.onVisibility(follow),
    page.onLeave(() => {
      // The browser may keep the page and show it again.
      expire();
      clearTimeout(timer);
      void store.end(record, true);
    }),
  ];
  follow();
  return {
    renew() {
      expire();
      follow();
    },
    release() {
      ended = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      void store.end(record);
    },
  };
}
