import { Button } from '@portal/ui/components/Button';
import { useEffect, useRef } from 'react';
import { m } from '../i18n/messages.js';
import { formText } from './useAuthForm.ts';

interface Verification {
  userId: string;
  timestamp: string;
  signature: string;
}

interface VerifyFormProps {
  /** The query of the URL; null until it is known. */
  query: URLSearchParams | null;
  onSubmit: (values: Verification) => Promise<void>;
}

const names = ['user_id', 'timestamp', 'signature'] as const;

/** Holds the parameters of a verification link in hidden fields, and submits them as soon as they are known. */
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
      aria-label={m.auth_confirm_your_address()}
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
      <Button type="submit" tone="primary" size="touch" full busy busyLabel={m.auth_confirming()}>
        {m.auth_confirm_address()}
      </Button>
    </form>
  );
}
