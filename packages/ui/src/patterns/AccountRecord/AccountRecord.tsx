import { ChevronDown } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Banner, type BannerProps } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { PageHeader, usePageActions } from '../../components/PageHeader/PageHeader.tsx';
import { m } from '../../i18n/messages.js';
import {
  DecisionTimeline,
  type DecisionTimelineProps,
} from '../DecisionTimeline/DecisionTimeline.tsx';
import { type DeviceEntry, DeviceList } from '../DeviceList/DeviceList.tsx';
import { type Fact, FactsCard } from '../FactsCard/FactsCard.tsx';
import { PagePart } from '../PagePart/PagePart.tsx';
import { Columns } from '../Shell/Shell.tsx';
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx';

export interface AccountNotice extends Pick<BannerProps, 'tone' | 'title'> {
  /** The paragraphs. */
  lines: readonly ReactNode[];
}

export interface AccountRecordProps {
  /** Name of the user: the title of the page. */
  name: string;
  /** Email of the user. */
  email: string;
  /** State of the account, as a badge. */
  state: StatusBadgeKind;
  /** What staff may do with it. Without any there is no menu. */
  actions: readonly MenuItem[];
  /** What to know first, such as that it is blocked. */
  notices: readonly AccountNotice[];
  /** Who the user is, and how they sign in. */
  facts: readonly Fact[];
  /** Links to what the account has. */
  records: readonly Fact[];
  /** The plan. */
  plan: readonly Fact[];
  /** Shows the payments. Default: no button. */
  onPayments?: (() => void) | undefined;
  /** The devices on which the user is signed in. */
  devices: readonly DeviceEntry[];
  /** What was done with the account. */
  history: Pick<DecisionTimelineProps, 'events' | 'more'>;
}

/** One user with their account, and what staff may do with it. */
export function AccountRecord(props: AccountRecordProps) {
  const { name, email, state, actions, notices } = props;
  usePageActions(name, actions);
  const { facts, records, plan, onPayments, devices, history } = props;
  return (
    <Stack space="large">
      <PageHeader
        title={name}
        badge={<StatusBadge kind={state} />}
        help={email}
        actions={
          actions.length > 0 ? (
            <Menu
              label={m.people_actions_for({ name })}
              items={actions}
              trigger={<Button iconAfter={ChevronDown}>{m.people_actions()}</Button>}
            />
          ) : undefined
        }
      />
      {notices.map(({ lines, ...notice }) => (
        <Banner key={notice.title ?? notice.tone} {...notice}>
          {Children.map(Children.toArray(lines), (line) => (
            <p>{line}</p>
          ))}
        </Banner>
      ))}
      <Columns
        kind="moderation"
        aside={
          <Stack>
            <PagePart
              title={m.people_open_sessions()}
              part={{ kind: 'ready', value: devices }}
              empty={m.people_no_sessions()}
            >
              {(shown) => <DeviceList devices={shown} />}
            </PagePart>
            <DecisionTimeline {...history} />
          </Stack>
        }
      >
        <Stack>
          <FactsCard title={m.people_account()} facts={facts} />
          <FactsCard title={m.people_records()} facts={records} empty={m.people_no_records()} />
          <FactsCard title={m.people_plan_and_payments()} facts={plan}>
            {onPayments ? (
              <div>
                <Button size="compact" onClick={onPayments}>
                  {m.people_view_payments()}
                </Button>
              </div>
            ) : null}
          </FactsCard>
        </Stack>
      </Columns>
    </Stack>
  );
}
