import { clockTime, formatDate } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useFormScope } from '../Form.tsx';
import { focusField } from '../focusField.ts';
import type { LocalDraftOffer } from './useLocalDraft.ts';

type Labels = Readonly<Record<string, string>>;

interface LocalDraftBannerProps {
  /** From `useLocalDraft`. */
  offers: readonly LocalDraftOffer[];
  /** The label of every field, in screen order, to name what replaces a newer version. Default: fields are not named. */
  labels?: Labels | undefined;
}

/** Offers the texts of earlier visits, one at a time. Must be inside a `Form`. */
export function LocalDraftBanner({ offers, labels = {} }: LocalDraftBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const place = Math.min(at, offers.length - 1);
  const offer = offers[place];
  useOfferInView(banner, offers[0]?.id);
  return (
    <LiveRegion>
      {offer ? (
        <div ref={banner}>
          <OneText
            offer={offer}
            labels={labels}
            place={{ number: place + 1, total: offers.length }}
            onNext={() => setAt((place + 1) % offers.length)}
          />
        </div>
      ) : null}
    </LiveRegion>
  );
}

interface OneTextProps {
  offer: LocalDraftOffer;
  labels: Labels;
  /** Its number among the offers. */
  place: { number: number; total: number };
  onNext: () => void;
}

function OneText({ offer, labels, place, onNext }: OneTextProps) {
  const { running, element } = useFormScope();
  const wordsId = useId();
  const { storedAt } = offer;
  const isOnly = place.total === 1;
  const when = { date: formatDate(storedAt), time: clockTime(storedAt) };
  const news = isOnly
    ? m.core_unsaved_text(when)
    : m.core_unsaved_text_of_several({ ...when, ...place });
  const disabled = running !== null;
  // The buttons disappear with the last offer, so the focus moves on.
  const restore = () => {
    offer.restore();
    focusFirst(element.current, offer.fields);
  };
  const discard = () => {
    offer.discard();
    if (isOnly) focusFirst(element.current);
  };
  return (
    <Banner
      tone={offer.outdated ? 'caution' : 'info'}
      title={offer.outdated ? news : undefined}
      actions={
        <>
          <Button size="compact" onClick={restore} disabled={disabled} aria-describedby={wordsId}>
            {m.core_restore()}
          </Button>
          <Button
            size="compact"
            tone="ghost"
            onClick={discard}
            disabled={disabled}
            aria-describedby={wordsId}
          >
            {m.core_discard()}
          </Button>
          {isOnly ? null : (
            <Button size="compact" tone="ghost" onClick={onNext}>
              {m.core_next_unsaved_text()}
            </Button>
          )}
        </>
      }
    >
      <div>{offer.outdated ? overNewer(offer.fields, labels) : news}</div>
      <div id={wordsId}>{offer.beginning ? m.core_beginning({ text: offer.beginning }) : null}</div>
    </Banner>
  );
}

function overNewer(fields: readonly string[], labels: Labels): string {
  const names = Object.keys(labels).flatMap((name) => (fields.includes(name) ? labels[name] : []));
  if (names.length === 0) return m.core_changed_since();
  return m.core_changed_since_fields({ fields: names.join(', ') });
}

/** Moves the focus to the first of these fields on screen, or else to the first field of the form. */
function focusFirst(form: ParentNode | null, names: readonly string[] = []): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const shown = fields.flatMap(({ dataset: { field } }) => field ?? []);
  focusField(form, shown.find((name) => names.includes(name)) ?? shown[0] ?? '');
}

const userEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * After a reload the browser restores the scroll position, often below the offer. Until the user does something, an offer
 * above the viewport scrolls into it.
 */
export function useOfferInView(offer: RefObject<HTMLElement | null>, id: string | undefined): void {
  const active = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const start = () => {
      active.current = true;
      listening.abort();
    };
    for (const event of userEvents) window.addEventListener(event, start, options);
    return () => listening.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per offer.
  useEffect(() => {
    /** Scrolls if needed; returns whether this is finished. */
    const look = (): boolean => {
      if (!offer.current || active.current) return true;
      // The sticky header covers this much of the viewport.
      const edge = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingBlockStart,
      );
      if (offer.current.getBoundingClientRect().top >= (edge || 0)) return false;
      offer.current.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    };
    if (look()) return undefined;
    // A browser may restore the scroll position after the offer has rendered. Corrected only once.
    const listening = new AbortController();
    const follow = () => {
      if (look()) listening.abort();
    };
    window.addEventListener('scroll', follow, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [id]);
}
