import { authTexts } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useScene } from './authScene.ts';

const seconds = 5;

/** The letter was too old. In a moment the page that sends another one opens, unless somebody wants to stay. */
export function TimedOut() {
  const { go } = useScene();
  const [leaving, setLeaving] = useState(true);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => go(paths.forgotPassword), seconds * 1000);
    return () => clearTimeout(timer);
  }, [leaving, go]);
  return (
    <Stack space="large">
      <Banner tone="critical" role="alert" title={authTexts.resetTimedOut} focusable ref={banner}>
        {leaving
          ? `The page that sends one opens in ${seconds} seconds.`
          : 'You stay on this page.'}
      </Banner>
      <ButtonLink href={paths.forgotPassword} tone="primary" size="touch" full>
        Request another link
      </ButtonLink>
      {leaving ? (
        <Button size="touch" full onClick={() => setLeaving(false)}>
          Stay on this page
        </Button>
      ) : null}
    </Stack>
  );
}
