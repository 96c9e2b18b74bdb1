import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useEffect, useState } from 'react';
import { useSurroundings } from '../portal.tsx';
import { watchVersion } from './newVersion.ts';

/** Whether the server hands out another portal than this one. */
export function useNewVersion(): boolean {
  const { now } = useSurroundings();
  const [there, setThere] = useState(false);
  useEffect(() => (there ? undefined : watchVersion(() => setThere(true), now)), [there, now]);
  return there;
}

/** Offers the new version; nobody is made to take it in the middle of something. */
export function NewVersionNotice() {
  return (
    <Banner
      tone="info"
      actions={
        <Button size="compact" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      A new version of the portal is available.
    </Banner>
  );
}
