import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { useEffect, useRef, useState } from 'react';
import type { SubmitResult } from '../core/submitResult.ts';

interface WaitingAddressProps {
  /** The address that counts once its letter is opened; null when there is none. */
  waitsFor: string | null;
  /** The address in force. */
  current: string;
  onKeep: () => Promise<SubmitResult>;
}

/** Says which address waits, on every visit, and lets its owner take it back: it may have a slip in it. */
export function WaitingAddress({ waitsFor, current, onKeep }: WaitingAddressProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const [kept, setKept] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  const isKept = kept && waitsFor === null;
  useEffect(() => {
    // Where the button was.
    if (isKept) news.current?.focus();
  }, [isKept]);

  async function keep() {
    setBusy(true);
    const result = await onKeep();
    setBusy(false);
    setFailed(result.ok ? '' : result.message);
    setKept(result.ok);
  }

  return (
    <LiveRegion>
      {waitsFor ? (
        <Banner
          tone={failed ? 'critical' : 'info'}
          title={`${waitsFor} waits for its letter to be opened`}
          actions={
            <Button
              size="compact"
              busy={busy}
              busyLabel="Taking it back"
              onClick={() => void keep()}
            >{`Keep ${current}`}</Button>
          }
        >
          {failed ||
            `Your address changes when the link in that letter is opened, which counts for 24 hours. Until then you sign in with ${current}.`}
        </Banner>
      ) : null}
      {isKept ? (
        <Banner ref={news} focusable tone="positive" title={`You keep ${current}`}>
          The link in the letter to the other address does not count any more.
        </Banner>
      ) : null}
    </LiveRegion>
  );
}
