import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { m } from '../../i18n/messages.js';
import { type ListFrame, ListState } from '../ListState.tsx';
import {
  type Identified,
  NotificationList,
  type NotificationListProps,
} from '../NotificationList/NotificationList.tsx';
import { card } from '../PageStates/PageStates.css.ts';

interface NotificationFilter {
  unread: boolean;
  /** One of the kinds; empty for all. */
  kind: string;
}

export interface NotificationPageProps<Row extends Identified> extends NotificationListProps<Row> {
  /** Page that sets how the user is told. */
  settingsHref: string;
  /** Which notifications are shown. */
  filter: NotificationFilter;
  /** Shows others. */
  onFilter: (filter: NotificationFilter) => void;
  /** The kinds that the user can get. */
  kinds: SelectProps['options'];
  /** Whether they are shown, or what replaces or follows them. */
  state: Extract<ListFrame['state'], 'loading' | 'ready' | 'failed' | 'offline'>;
  /** What could not be loaded, while others are shown. */
  problem: string;
  /** Loads again, after a failure. */
  onRetry: () => void;
  /** Loads older ones. Undefined on the last page. */
  onMore: (() => void) | undefined;
  /** Marks all as read. Null while none is unread. */
  onMarkAll: (() => void) | null;
}

/** All notifications of the user, with filters. */
export function NotificationPage<Row extends Identified>(props: NotificationPageProps<Row>) {
  const { settingsHref, filter, onFilter, kinds, state, problem, onRetry, onMore } = props;
  const { onMarkAll, ...list } = props;
  const isFiltered = filter.unread || filter.kind !== '';
  const some = list.rows.length > 0;
  const failed = state === 'failed' || state === 'offline';
  return (
    <Stack space="large">
      <PageHeader
        title={m.people_notifications()}
        help={m.people_notifications_help()}
        actions={
          <>
            <ButtonLink href={settingsHref}>{m.people_notification_settings()}</ButtonLink>
            {filter.kind === '' ? (
              <Button softDisabled={!onMarkAll} onClick={onMarkAll ?? undefined}>
                {m.people_notifications_mark_all()}
              </Button>
            ) : null}
          </>
        }
      />
      <Inline space="medium">
        <SegmentedControl
          name="show"
          label={m.people_notifications_show()}
          labelHidden
          options={[
            { value: 'all', label: m.people_notifications_all() },
            { value: 'unread', label: m.people_notifications_only_unread() },
          ]}
          value={filter.unread ? 'unread' : 'all'}
          onValueChange={(shown) => onFilter({ ...filter, unread: shown === 'unread' })}
        />
        <Select
          name="kind"
          label={m.people_notification_kind()}
          labelHidden
          options={[{ value: '', label: m.people_notification_every_kind() }, ...kinds]}
          value={filter.kind}
          onValueChange={(kind) => onFilter({ ...filter, kind })}
        />
      </Inline>
      {some ? (
        <NotificationList {...list} />
      ) : (
        <ListState
          state={state === 'ready' ? (isFiltered ? 'no-match' : 'empty') : state}
          frame={card}
          skeleton={<Skeleton shape="block" height={320} />}
          empty={{
            title: m.people_notifications_empty(),
            text: m.people_notifications_empty_help(),
          }}
          noMatch={{
            title: m.people_notifications_no_match(),
            text: '',
            action: (
              <Button onClick={() => onFilter({ unread: false, kind: '' })}>
                {m.people_notifications_clear()}
              </Button>
            ),
          }}
          failed={{ title: m.patterns_page_failed(), text: m.patterns_try_again() }}
          onRetry={onRetry}
        />
      )}
      {some && failed ? (
        <Banner
          tone="caution"
          role="status"
          actions={
            <Button size="compact" onClick={onRetry}>
              {m.patterns_retry()}
            </Button>
          }
        >
          {problem}
        </Banner>
      ) : null}
      {some && !failed ? <More onMore={onMore} busy={state === 'loading'} /> : null}
    </Stack>
  );
}

interface MoreProps {
  onMore: (() => void) | undefined;
  busy: boolean;
}

/** Loads older notifications. After the last ones, a text takes the focus of the button. */
function More({ onMore, busy }: MoreProps) {
  const [pressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = pressed && !onMore;
  useEffect(() => {
    if (isAtEnd) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (isAtEnd)
    return (
      <p ref={end} tabIndex={-1}>
        {m.people_notifications_end()}
      </p>
    );
  if (!onMore) return null;
  const more = () => {
    setPressed(true);
    onMore();
  };
  return (
    <div>
      <Button busy={busy} onClick={more}>
        {m.people_notifications_more()}
      </Button>
    </div>
  );
}
