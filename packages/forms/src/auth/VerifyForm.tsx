import { Button } from '@portal/ui/components/Button';
import { useEffect, useRef } from 'react';
import { formText } from './formText.ts';

export interface Verification {
  userId: string;
  timestamp: string;
  signature: string;
}

export interface VerifyFormProps {
  /** The query of the address; null until it is known. */
  query: URLSearchParams | null;
  /** Confirms the address. */
  onSubmit: (values: Verification) => Promise<void>;
}

const names = ['user_id', 'timestamp', 'signature'] as const;

/** Carries what a letter's link says in hidden fields, and sends it as soon as it is there. */
export function VerifyForm({ query, onSubmit }: VerifyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (query) form.current?.requestSubmit();
  }, [query]);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label="Confirm your address"
      onSubmit={(event) => {
        event.preventDefault();
        if (sent.current) return;
        sent.current = true;
        const data = new FormData(event.currentTarget);
        void onSubmit({
          userId: formText(data, 'user_id'),
          timestamp: formText(data, 'timestamp'),
          signature: formText(data, 'signature'),
        });
      }}
    >
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={query?.get(name) ?? ''} readOnly />
      ))}
      <Button type="submit" tone="primary" size="touch" full busy busyLabel="Confirming">
        Confirm this address
      </Button>
    </form>
  );
}
