import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';

interface ReviewSentProps {
  /** Name of the listing that was reviewed. */
  listing: string;
  /** 'an app' or 'a service'. */
  thing: string;
  onAnother: () => void;
}

/** Says what was sent and what happens next, and offers the next review. */
export function ReviewSent({ listing, thing, onAnother }: ReviewSentProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner
      ref={banner}
      focusable
      tone="positive"
      title={`Review of ${listing || 'the listing'} submitted.`}
      actions={
        <>
          <ButtonLink size="compact" href={paths.myReviews}>
            See my reviews
          </ButtonLink>
          <Button size="compact" tone="ghost" onClick={onAnother}>
            {`Review ${thing.replace(/^an? /, 'another ')}`}
          </Button>
        </>
      }
    >
      We’ll publish it once it’s approved.
    </Banner>
  );
}
