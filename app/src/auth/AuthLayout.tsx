import { Banner } from '@portal/ui/components/Banner';
import { ButtonLink } from '@portal/ui/components/Button';
import { Heading } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { AuthPanel } from '@portal/ui/patterns/AuthPanel';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { brand } from '../brand.ts';
import { brandLinks } from '../brandLinks.tsx';
import { env } from '../env.ts';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';
import { AuthErrorBoundary } from './AuthErrorBoundary.tsx';
import { useScene } from './authScene.ts';
import { useInputFromBeforeScripts } from './pageInput.ts';

interface AuthRootProps {
  page: ComponentType;
}

export function AuthRoot({ page: Page }: AuthRootProps) {
  useInputFromBeforeScripts();
  const { search } = useScene();
  const [foot, setFoot] = useState<ReactNode>();
  const [cookiesBlocked, setCookiesBlocked] = useState(false);
  // The page that the server sends has no links.
  useEffect(() => setFoot(brandLinks()), []);
  useEffect(() => {
    // The message of the sign-in page says it already.
    const isTold = new URLSearchParams(search()).get('message') === 'cookies-needed';
    setCookiesBlocked(!navigator.cookieEnabled && !isTold);
  }, [search]);
  return (
    <AuthPanel title={brand.names.portal} backHref={env.directoryUrl} foot={foot}>
      <noscript>
        <p>{m.auth_needs_javascript()}</p>
      </noscript>
      {cookiesBlocked ? (
        // Its space is not a class: that would be in the HTML of every page.
        <div style={{ paddingBlockEnd: 20 }}>
          <Banner tone="caution" role="alert">
            {m.auth_cookies_needed()}
          </Banner>
        </div>
      ) : null}
      <AuthErrorBoundary>
        <Page />
      </AuthErrorBoundary>
    </AuthPanel>
  );
}

interface AuthHeadingProps {
  title: string;
  /** One line below it, often with a link to another page. */
  children?: ReactNode;
}

export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <div>
      <Heading level={1} look="page">
        {title}
      </Heading>
      {children ? <Text tone="muted">{children}</Text> : null}
    </div>
  );
}

interface AuthDoneProps {
  tone: 'positive' | 'critical';
  message: string;
  /** Details, or an action. */
  children?: ReactNode;
}

/** Replaces a form with its result and a Back button, and takes the focus. */
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
        {m.auth_back()}
      </ButtonLink>
    </Stack>
  );
}
