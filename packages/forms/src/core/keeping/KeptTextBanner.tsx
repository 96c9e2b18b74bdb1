import { formatDate } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useFormScope } from '../formScope.ts';
import type { KeptTextOffer } from './useKeptText.ts';

export interface KeptTextBannerProps {
  /** From `useKeptText`; null when there is nothing to offer. */
  offer: KeptTextOffer | null;
  /** The label of every field, in the order of the fields on screen, to say what goes over a newer version. Default: the fields are not named. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** Offers the text of an earlier visit. Stands in its form. */
export function KeptTextBanner({ offer, labels = {} }: KeptTextBannerProps) {
  const { running } = useFormScope();
  if (!offer) return null;
  const news = `You have text from ${formatDate(offer.keptAt)} that was not saved`;
  return (
    <Banner
      tone={offer.outdated ? 'caution' : 'info'}
      role="status"
      title={offer.outdated ? news : undefined}
      actions={
        <>
          <Button size="compact" onClick={offer.restore} disabled={running !== null}>
            Restore it
          </Button>
          <Button size="compact" tone="ghost" onClick={offer.throwAway} disabled={running !== null}>
            Throw away
          </Button>
        </>
      }
    >
      {offer.outdated ? overNewer(offer.fields, labels) : news}
    </Banner>
  );
}

function overNewer(fields: readonly string[], labels: Readonly<Record<string, string>>): string {
  const names = Object.keys(labels).flatMap((name) => (fields.includes(name) ? labels[name] : []));
  const which = names.length > 0 ? `: ${names.join(', ')}.` : '.';
  return `This has been changed since then. Only what you had changed is put back, over the newer version${which}`;
}
