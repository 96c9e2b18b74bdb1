import { clockTime, formatDate } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { useId, useRef } from 'react';

import { useFormScope } from '../formScope.ts';
import { focusFirst } from './focusFirst.ts';
import type { KeptTextOffer } from './useKeptText.ts';
import { useOfferInView } from './useOfferInView.ts';

type Labels = Readonly<Record<string, string>>;

export interface KeptTextBannerProps {
  /** From `useKeptText`; each has a banner of its own. */
  offers: readonly KeptTextOffer[];
  /** The label of every field, in the order of the fields on screen, to say what goes over a newer version. Default: the fields are not named. */
  labels?: Labels | undefined;
}

/** Offers the texts of earlier visits. Stands in its form. */
export function KeptTextBanner({ offers, labels = {} }: KeptTextBannerProps) {
  const youngest = useRef<HTMLLIElement>(null);
  useOfferInView(youngest, offers[0]?.id);
  return (
    <LiveRegion>
      {offers.length > 0 ? (
        <Stack as="ul">
          {offers.map((offer, index) => (
            <li key={offer.id} ref={index === 0 ? youngest : null}>
              <OneText offer={offer} labels={labels} />
            </li>
          ))}
        </Stack>
      ) : null}
    </LiveRegion>
  );
}

interface OneTextProps {
  offer: KeptTextOffer;
  labels: Labels;
}

function OneText({ offer, labels }: OneTextProps) {
  const { running, element } = useFormScope();
  const thrown = useRef<HTMLButtonElement>(null);
  const wordsId = useId();
  // Several of one day are told apart by their time.
  const kept = `${formatDate(offer.keptAt)} at ${clockTime(offer.keptAt)}`;
  const news = `You have text from ${kept} that was not saved`;
  const disabled = running !== null;
  // The buttons go with the offer: whoever pressed one is led on.
  const restore = () => {
    offer.restore();
    focusFirst(element.current, offer.fields);
  };
  const throwAway = () => {
    const own = thrown.current?.closest('li');
    const other = own?.nextElementSibling ?? own?.previousElementSibling;
    offer.throwAway();
    const button = other?.querySelector('button');
    if (button) button.focus();
    else focusFirst(element.current);
  };
  return (
    <Banner
      tone={offer.outdated ? 'caution' : 'info'}
      title={offer.outdated ? news : undefined}
      actions={
        <>
          <Button size="compact" onClick={restore} disabled={disabled} describedBy={wordsId}>
            Restore it
          </Button>
          <Button
            size="compact"
            tone="ghost"
            ref={thrown}
            onClick={throwAway}
            disabled={disabled}
            describedBy={wordsId}
          >
            Throw away
          </Button>
        </>
      }
    >
      <div>{offer.outdated ? overNewer(offer.fields, labels) : news}</div>
      <div id={wordsId}>{offer.beginning ? `“${offer.beginning}”` : null}</div>
    </Banner>
  );
}

function overNewer(fields: readonly string[], labels: Labels): string {
  const names = Object.keys(labels).flatMap((name) => (fields.includes(name) ? labels[name] : []));
  const which = names.length > 0 ? `: ${names.join(', ')}.` : '.';
  return `This has been changed since then. What you had changed is put back${which} Where the same was changed meanwhile, you choose.`;
}
