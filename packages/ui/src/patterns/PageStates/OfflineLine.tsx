import { WifiOff } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';

export interface OfflineLineProps {
  /** What becomes of text that is typed now: the device keeps it, refuses to, or is not asked. Default `kept`. */
  keeping?: 'nothing' | 'kept' | 'refused' | undefined;
}

/** Above every page while there is no connection. */
export function OfflineLine({ keeping = 'kept' }: OfflineLineProps) {
  return (
    <Banner tone="caution" icon={WifiOff}>
      {words[keeping]}
    </Banner>
  );
}

const words = {
  nothing: 'You are offline. What you type stays on this page only; save it when you are back.',
  kept: 'You are offline. What you type is kept on this device; save it when you are back.',
  refused:
    'You are offline, and this device does not keep what you type. Leave this page open, and save when you are back.',
};
