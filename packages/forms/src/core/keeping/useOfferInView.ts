import { type RefObject, useEffect, useRef } from 'react';

const firstDeeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * A page that is loaded anew comes back to where it was read, often below its offer, and then looks empty. Until the
 * person does something, an offer above the window brings itself into it.
 */
export function useOfferInView(offer: RefObject<HTMLElement | null>, id: string | undefined): void {
  const atWork = useRef(false);
  useEffect(() => {
    const begun = new AbortController();
    const begin = () => {
      atWork.current = true;
      begun.abort();
    };
    for (const deed of firstDeeds)
      window.addEventListener(deed, begin, { capture: true, passive: true, signal: begun.signal });
    return () => begun.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each offer that comes is looked at.
  useEffect(() => {
    /** Whether there is nothing left to do. */
    const look = (): boolean => {
      if (!offer.current || atWork.current) return true;
      // The bar at the top covers what is just below the edge.
      const edge = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingBlockStart,
      );
      if (offer.current.getBoundingClientRect().top >= (edge || 0)) return false;
      offer.current.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    };
    if (look()) return undefined;
    // A browser may come back to the place only after the offer is there: followed once, so that it fights nobody.
    const followed = new AbortController();
    const follow = () => {
      if (look()) followed.abort();
    };
    window.addEventListener('scroll', follow, { passive: true, signal: followed.signal });
    return () => followed.abort();
  }, [id]);
}
