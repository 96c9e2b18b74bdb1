import { useEffect, useState } from 'react';
import { hidden } from './hidden.css.ts';

const pause = 300;

interface AnnouncementProps {
  /** The message; an empty string announces nothing. */
  message: string;
}

/**
 * Announces the message politely after a short delay. Rendered before its first message, and inside the field, since a
 * modal dialog hides everything outside it from screen readers.
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
