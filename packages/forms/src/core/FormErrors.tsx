import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { ErrorSummary } from '@portal/ui/components/ErrorSummary';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormScope } from './Form.tsx';
import { focusField } from './focusField.ts';
import { summaryLines, summaryTitle } from './summaryLines.ts';

/** Messages about files, and about text that could not be read, are the same in all fields. */
const namesNoField = ({ type }: { type?: unknown }) => type === 'file' || type === 'unparsed';

interface FormErrorsProps {
  labels: Readonly<Record<string, string>>;
  /** Messages of this form that do not name their field, besides the generic ones. Default: none. */
  general?: readonly string[];
}

/**
 * The errors of a failed submit with a link to each field, also of a single one, named by `labels` in screen order. Takes the focus
 * once per submit. Renders nothing if the server says only what is said at a field already: that field takes the focus. Gone once
 * its fields are right.
 */
export function FormErrors({ labels, general }: FormErrorsProps) {
  const { failure, element, hasSummary } = useFormScope();
  const { errors } = useFormState();
  const summary = useRef<HTMLDivElement | null>(null);
  const focusedAttempt = useRef(0);
  const leftWithFocus = useRef(false);
  const summaryRef = useCallback((node: HTMLDivElement) => {
    summary.current = node;
    return () => {
      summary.current = null;
      leftWithFocus.current = node.contains(document.activeElement);
    };
  }, []);
  const { attempt = 0, only = null } = failure ?? {};
  useEffect(() => {
    hasSummary.current = true;
    return () => {
      hasSummary.current = false;
    };
  }, [hasSummary]);
  // In every render: the errors of the fields may arrive a render after the failure.
  useEffect(() => {
    // When a conflict turns the focused banner into a summary, the summary takes its focus.
    const replaced = leftWithFocus.current;
    leftWithFocus.current = false;
    if (attempt === focusedAttempt.current && !replaced) return;
    if (only !== null) focusField(element.current, only);
    else if (summary.current) summary.current.focus();
    else return;
    focusedAttempt.current = attempt;
  });
  if (!failure || only !== null) return null;

  const problems = Object.entries(errors).flatMap(([path, error]) =>
    typeof error?.message === 'string'
      ? [{ path, message: error.message, ...(namesNoField(error) && { general: true }) }]
      : [],
  );
  const { message, loose, link } = failure;
  const lines = summaryLines(problems, labels, general);
  if (lines.length === 0 && (message === null || failure.ofFields)) return null;
  const hasOwnBanner = lines.length === 0 || loose.length > 0;
  return (
    <Stack>
      {hasOwnBanner && message !== null ? (
        <Banner
          tone="critical"
          title={message}
          actions={
            link ? (
              <ButtonLink size="compact" href={link.href}>
                {link.label}
              </ButtonLink>
            ) : undefined
          }
          focusable
          ref={summaryRef}
        >
          {loose.length > 0 ? loose.map((line) => <p key={line}>{line}</p>) : null}
        </Banner>
      ) : null}
      {lines.length > 0 ? (
        <ErrorSummary
          title={hasOwnBanner || message === null ? summaryTitle(lines.length) : message}
          errors={lines}
          onGo={(name) => focusField(element.current, name)}
          ref={hasOwnBanner ? undefined : summaryRef}
        />
      ) : null}
    </Stack>
  );
}

/** Confirms that a short form was saved, until something is typed again. */
export function FormSaved({ children }: { children: string }) {
  const { saved, running, failure } = useFormScope();
  const { isDirty } = useFormState();
  const shown = saved && !running && !failure && !isDirty;
  return <LiveRegion>{shown ? <Banner tone="positive">{children}</Banner> : null}</LiveRegion>;
}
