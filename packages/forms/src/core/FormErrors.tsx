import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { ErrorSummary } from '@portal/ui/components/ErrorSummary';
import { Stack } from '@portal/ui/components/layout';
import { useCallback, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { focusField } from './focusField.ts';
import { useFormScope } from './formScope.ts';
import { summaryLines, summaryTitle } from './summaryLines.ts';

export interface FormErrorsProps {
  /** The label of every field, in the order of the fields on screen. */
  labels: Readonly<Record<string, string>>;
}

/**
 * After a failed submit: what went wrong, with a way to each field. It takes the focus once a submit; one field that
 * says it all takes the focus itself, and nothing repeats its words.
 */
export function FormErrors({ labels }: FormErrorsProps) {
  const { failure, element } = useFormScope();
  const { errors } = useFormState();
  const summary = useRef<HTMLDivElement | null>(null);
  const told = useRef(0);
  const leftWithFocus = useRef(false);
  const tells = useCallback((place: HTMLDivElement) => {
    summary.current = place;
    return () => {
      summary.current = null;
      leftWithFocus.current = place.contains(document.activeElement);
    };
  }, []);
  const { attempt = 0, only = null } = failure ?? {};
  // The errors of the fields may come a render after the failure: only what stands there can be told.
  useEffect(() => {
    // A clash comes after the banner that was told of, and its summary takes that banner's place.
    const replaced = leftWithFocus.current;
    leftWithFocus.current = false;
    if (attempt === told.current && !replaced) return;
    if (only !== null) focusField(element.current, only);
    else if (summary.current) summary.current.focus();
    else return;
    told.current = attempt;
  });
  if (!failure || only !== null) return null;

  const problems = Object.entries(errors).flatMap(([path, error]) =>
    typeof error?.message === 'string' ? [{ path, message: error.message }] : [],
  );
  const { message, loose, link } = failure;
  const lines = summaryLines(problems, labels);
  if (lines.length === 0 && message === null) return null;
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
          ref={tells}
        >
          {loose.length > 0 ? loose.map((line) => <p key={line}>{line}</p>) : null}
        </Banner>
      ) : null}
      {lines.length > 0 ? (
        <ErrorSummary
          title={hasOwnBanner || message === null ? summaryTitle(lines.length) : message}
          errors={lines}
          onGo={(name) => focusField(element.current, name)}
          ref={hasOwnBanner ? undefined : tells}
        />
      ) : null}
    </Stack>
  );
}
