import { Mark } from '@portal/ui/components/Brand';
import { Text } from '@portal/ui/components/Text';
import { useEffect, useState } from 'react';
import * as styles from './Splash.css.ts';

/** From here on a picture alone would look as if nothing happened. */
const longest = 3000;

/** Stands until the session is known; after three seconds it says what is being waited for. */
export function Splash() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longest);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.splash} role="status">
      {long ? <Text tone="muted">Waiting for the server…</Text> : <Mark size="large" />}
    </div>
  );
}
