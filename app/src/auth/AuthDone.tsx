import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../paths.ts';

interface AuthDoneProps {
  tone: 'positive' | 'critical';
  message: string;
  /** More about it, or something to do. */
  children?: ReactNode;
}

/** What became of a form, in its place, with a Back button. It takes the focus, since what had it is gone. */
export function AuthDone({ tone, message, children }: AuthDoneProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Stack space="large">
      <Banner
        tone={tone}
        role={tone === 'critical' ? 'alert' : 'status'}
        title={message}
        focusable
        ref={banner}
      >
        {children}
      </Banner>
      <ButtonLink href={paths.login} size="touch" full>
        Back
      </ButtonLink>
    </Stack>
  );
}
