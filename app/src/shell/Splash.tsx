import { Mark } from '@portal/ui/components/Brand';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useEffect, useState } from 'react';
import * as styles from './Splash.css.ts';

interface SplashProps {
  /** For how many milliseconds it may stand. Default: what is left of 3 s since the page was asked for. */
  left?: number;
}

/** Stands until the session is known, at the latest for 3 s in total; then the page that comes is shown as loading. */
export function Splash({ left }: SplashProps) {
  const [wait] = useState(() => left ?? splashLeft(performance.now()));
  const [over, setOver] = useState(wait === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return (
    <div className={over ? styles.page : styles.splash} role="status">
      {over ? (
        <Stack>
          <Text tone="muted">Waiting for the server…</Text>
          <PageLoading />
        </Stack>
      ) : (
        <Mark size="large" />
      )}
    </div>
  );
}

const longest = 3000;

/** How much longer the splash may stand, `passed` milliseconds after the page was asked for: 3 s in total, however often it comes. */
export const splashLeft = (passed: number): number => Math.max(0, longest - passed);
