import { WifiOff } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';

/** Above every page while there is no connection. */
export function OfflineLine() {
  return (
    <Banner tone="caution" icon={WifiOff}>
      You are offline. What you type is kept on this device; save it when you are back.
    </Banner>
  );
}
