import { ArrowUpRight, Ellipsis } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { IconType } from '../../internal/icon/Icon.tsx';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { usePhone } from '../Table/usePhone.ts';

interface MoreActionLook {
  /** The label: a verb. */
  label: string;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** `critical` for a destructive action. */
  tone?: 'critical' | undefined;
}

export type MoreAction = MoreActionLook &
  ({ onSelect: () => void } | (LinkTarget & { onSelect?: undefined }));

/** Actions as buttons; on phones in one menu. */
export function MoreActions({ actions }: { actions: readonly MoreAction[] }) {
  if (usePhone())
    return (
      <Menu
        label={m.components_more_actions()}
        items={actions.map(toItem)}
        trigger={
          <IconButton icon={Ellipsis} label={m.components_more_actions()} tone="secondary" />
        }
      />
    );
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

function toItem({ label, icon, tone, ...target }: MoreAction): MenuItem {
  const look = { label, icon, tone };
  if (target.onSelect) return { ...look, onSelect: target.onSelect };
  return { ...look, ...target, kind: 'link', icon: target.newTab ? ArrowUpRight : icon };
}
