import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { useOnline } from './useOnline.ts';

interface NotLoadedProps {
  /** Level of the title. Default 2. */
  level?: 2 | 3 | undefined;
  /** Loads again. Without it there is no Retry. */
  onRetry: (() => void) | undefined;
  /** What is safe. */
  children?: ReactNode;
}

/** Stands where content would be that the server failed to give. Around it stands what reads it out. */
export function LoadFailed({
  title,
  level,
  onRetry,
  children,
}: NotLoadedProps & { title: string }) {
  return (
    <EmptyState
      drawing="broken"
      title={title}
      level={level}
      action={onRetry ? <Retry onRetry={onRetry} /> : undefined}
    >
      {children}
    </EmptyState>
  );
}

/**
 * Stands where content would be that could not be asked for. "You are offline" is said only when the browser says so:
 * else it is the server that does not answer.
 */
export function NoConnection({ level, onRetry, children }: NotLoadedProps) {
  return (
    <EmptyState
      drawing="offline"
      title={useOnline() ? 'The server cannot be reached' : 'You are offline'}
      level={level}
      action={onRetry ? <Retry onRetry={onRetry} /> : undefined}
    >
      {children ??
        'This page was not opened before, so there is no copy to show. It loads by itself when you are back.'}
    </EmptyState>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button icon={RotateCw} onClick={onRetry}>
      Retry
    </Button>
  );
}
