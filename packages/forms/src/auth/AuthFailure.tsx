import { Banner } from '@portal/ui/components/Banner';
import { ErrorSummary } from '@portal/ui/components/ErrorSummary';
import { summaryLines } from '../core/summaryLines.ts';
import type { AuthForm } from './useAuthForm.ts';

interface AuthFailureProps {
  auth: Pick<AuthForm, 'failure' | 'message' | 'goTo'>;
  /** The label of every field, in screen order. */
  labels: Readonly<Record<string, string>>;
}

/** The errors of a failed submit, with a link to each field. */
export function AuthFailure({ auth: { failure, message, goTo }, labels }: AuthFailureProps) {
  if (!failure) return null;
  const { loose, atFields } = failure;
  // A single field error is shown only at its field, which has the focus.
  if (failure.field !== null && atFields[0]?.message === failure.message) return null;
  if (atFields.length > 0 && loose.length === 0) {
    return (
      <ErrorSummary
        title={failure.message}
        errors={summaryLines(atFields, labels)}
        onGo={goTo}
        ref={message}
      />
    );
  }
  return (
    <Banner tone="critical" role="alert" title={failure.message} focusable ref={message}>
      {loose.length > 0 ? loose.map((line) => <p key={line}>{line}</p>) : null}
    </Banner>
  );
}
