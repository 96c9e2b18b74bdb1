import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Choices } from './Choices.tsx';
import { NoChoices } from './NoChoices.tsx';
import type { OfferListing, OfferPickerState } from './pick.ts';

export interface OfferPickerProps {
  /** Whether it is on screen. */
  open: boolean;
  /** Told when Escape, the cross or Cancel asks to close. */
  onOpenChange: (open: boolean) => void;
  /** What an offer costs, in words; undefined while that is not known. */
  price?: string | undefined;
  /** Whether there are listings to choose from, and if not, why. */
  state: OfferPickerState;
  /** The person's own listings; read when `state` is `ready`. */
  listings: readonly OfferListing[];
  /** The listing that is chosen at first, by id. Default: none. */
  first?: string | undefined;
  /** Where a listing is made: offered where there is none. */
  createHref?: string | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Asks which of the person's listings a special offer is for, and leads on to writing it. */
export function OfferPicker(props: OfferPickerProps) {
  const { open, onOpenChange, state, listings, first } = props;
  const [chosen, setChosen] = useState(first ?? null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!open) return;
    setChosen(first ?? null);
    setMissing(false);
  }, [open, first]);
  const listing = listings.find(({ id }) => id === chosen);
  const ready = state === 'ready';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Which listing is the offer for?"
      description={props.price}
      actions={
        ready ? (
          <>
            <Button tone="ghost" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            {listing ? (
              <ButtonLink tone="primary" iconAfter={ArrowRight} href={listing.href}>
                Write the offer
              </ButtonLink>
            ) : (
              <Button
                tone="primary"
                iconAfter={ArrowRight}
                softDisabled
                onClick={() => setMissing(true)}
              >
                Write the offer
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {ready ? (
        <Choices
          listings={listings}
          value={chosen}
          error={missing ? 'Listing is required' : undefined}
          onChange={(id) => {
            setChosen(id);
            setMissing(false);
          }}
        />
      ) : null}
      <LiveRegion>
        {state === 'ready' ? null : (
          <NoChoices state={state} createHref={props.createHref} onRetry={props.onRetry} />
        )}
      </LiveRegion>
    </Dialog>
  );
}
