import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';

export interface AnalyticsNoticeProps {
  /** Where the free trial starts. Default: no such button. */
  trialHref?: string | undefined;
}

/** Stands above the plans for somebody who came from the analytics of a service. */
export function AnalyticsNotice({ trialHref }: AnalyticsNoticeProps) {
  return (
    <Banner
      tone="info"
      role="status"
      title="Upgrade to view service analytics"
      actions={
        trialHref === undefined ? undefined : (
          <ButtonLink href={trialHref} size="compact">
            See free trial
          </ButtonLink>
        )
      }
    >
      Premium shows how often each of your services was looked at, day by day.
    </Banner>
  );
}
