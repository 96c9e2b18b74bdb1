import { useEffect, useState } from 'react';
import { hidden } from './hidden.css.ts';

const pause = 300;

interface AnnouncementProps {
  /** What is said; an empty text says nothing. */
  message: string;
}

/**
 * Speaks politely once the message has rested for a moment. It is in the document before it has
 * anything to say, and stays inside the field, because a dialog silences everything outside itself.
 */
export function Announcement({ message }: AnnouncementProps) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(message), message ? pause : 0);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <span className={hidden} aria-live="polite" aria-atomic="true">
      {spoken}
    </span>
  );
}
