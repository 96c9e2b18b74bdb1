import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ChangeTable } from '../ChangeTable/ChangeTable.tsx';
import { changes, same } from '../ChangeTable/sampleChanges.ts';
import { DecisionBar } from '../DecisionBar/DecisionBar.tsx';
import { DecisionTimeline } from '../DecisionTimeline/DecisionTimeline.tsx';
import { events } from '../DecisionTimeline/sampleEvents.ts';
import { QueueHeader } from '../QueueHeader/QueueHeader.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { adminGroups } from '../SideMenu/sampleGroups.ts';
import { logos } from '../sample.ts';
import { TopBar } from '../TopBar/TopBar.tsx';
import { VendorCard } from '../VendorCard/VendorCard.tsx';
import { Columns, Shell } from './Shell.tsx';

/** The patterns put together as a whole page. */
const meta = {
  title: 'Patterns/Page examples',
  tags: ['stable'],
  component: Shell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ModerationPage: Story = {
  tags: ['axe'],
  args: {
    side: <SideMenu backHref="#directory" groups={adminGroups} />,
    top: (
      <TopBar
        crumbs={[{ label: 'App Listings', href: '#apps' }, { label: 'Harbourmaster CRM' }]}
        name="Tom"
        fullName="Tom Rewi"
        email="tom@portal.example"
        badge="superAdmin"
        accountHref="#account"
        theme="system"
        shownTheme="light"
        onTheme={fn()}
        onSignOut={fn()}
        onMenu={fn()}
      />
    ),
    foot: (
      <DecisionBar
        declining
        onDeclining={fn()}
        note="Please send a link that opens without a login."
        onNote={fn()}
        onDecide={fn()}
      />
    ),
    children: (
      <Stack space="large">
        <QueueHeader
          place={{ number: 3, total: 14 }}
          waiting="waiting 2 days"
          onPrevious={fn()}
          onNext={fn()}
        />
        <PageHeader
          title="Harbourmaster CRM"
          badge={<Badge kind="pending" />}
          help="Changes to a live listing · sent November 18th 2026"
          picture={<Logo src={logos.anchor.src} name="Harbourmaster CRM" size="large" />}
        />
        <Columns
          kind="moderation"
          aside={
            <>
              <VendorCard
                name="Mere Tautahi"
                email="mere.tautahi@taipo-bay-marine-software.example"
                facts={[{ label: 'Listings', value: '12 live, 2 pending' }]}
              />
              <DecisionTimeline events={events} allHref="#history" total={9} />
            </>
          }
        >
          <ChangeTable changes={changes} same={same} />
        </Columns>
      </Stack>
    ),
  },
};
