import { ArrowUpRight, Ellipsis } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { IconType } from '../../internal/icon/Icon.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';

interface MoreActionLook {
  /** The label: a verb. */
  label: string;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** `critical` for a destructive action. */
  tone?: 'critical' | undefined;
}

/** An action with `onSelect`, or a link with `href`. */
export type MoreAction = MoreActionLook &
  ({ onSelect: () => void } | (LinkTarget & { onSelect?: undefined }));

/** The menu of the other actions; renders nothing without any. */
export function MoreMenu({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      label={m.components_more_actions()}
      align="end"
      items={items}
      trigger={<IconButton icon={Ellipsis} label={m.components_more_actions()} tone="secondary" />}
    />
  );
}

/** Actions as buttons. */
export function MoreButtons({ actions }: { actions: readonly MoreAction[] }) {
  return actions.map((action) =>
    action.onSelect ? (
      <Button
        key={action.label}
        icon={action.icon}
        tone={action.tone && 'critical-quiet'}
        onClick={action.onSelect}
      >
        {action.label}
      </Button>
    ) : (
      <ButtonLink
        key={action.label}
        icon={action.icon}
        iconAfter={action.newTab ? ArrowUpRight : undefined}
        {...(action.newTab ? { href: action.href, newTab: true } : { href: action.href })}
      >
        {action.label}
      </ButtonLink>
    ),
  );
}

/** An action as an item of a menu. */
export function toItem({ label, icon, tone, ...target }: MoreAction): MenuItem {
  const look = { label, icon, tone };
  if (target.onSelect) return { ...look, writes: Boolean(tone), onSelect: target.onSelect };
  return { ...look, ...target, kind: 'link', icon: target.newTab ? ArrowUpRight : icon };
}
