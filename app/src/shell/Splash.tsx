import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { ShellFrame } from '@portal/ui/patterns/Shell';
import { useEffect, useState } from 'react';
import { m } from '../i18n/messages.js';
import * as styles from './Splash.css.ts';

interface SplashProps {
  /** How long it may show, in milliseconds. Default: the rest of 3 s since navigation started. */
  left?: number;
}

/** Shows until the session has loaded, for 3 s at most; then a loading page. The page of the build already contains the frame. */
export function Splash({ left }: SplashProps) {
  const [wait] = useState(() => left ?? splashLeft(performance.now()));
  const [over, setOver] = useState(wait === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  // The element with the role stays in place, since moving it would be a layout shift.
  return (
    <div role="status">
      {over ? (
        <div className={styles.page}>
          <Stack>
            <Text tone="muted">{m.shell_waiting_for_server()}</Text>
            <PageLoading />
          </Stack>
        </div>
      ) : (
        <ShellFrame />
      )}
    </div>
  );
}

const longest = 3000;

/** Milliseconds left of 3 s, `passed` milliseconds after navigation started. */
export const splashLeft = (passed: number): number => Math.max(0, longest - passed);
