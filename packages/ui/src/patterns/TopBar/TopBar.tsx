import {
  ChevronDown,
  LogOut,
  Menu as MenuLines,
  Monitor,
  Moon,
  Sun,
  SunMoon,
  User,
} from 'lucide-react';
import type { Ref } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Mark } from '../../components/Brand/Brand.tsx';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './TopBar.css.ts';

/** The colour theme a person chose; `system` follows the device. */
type ThemeChoice = 'system' | 'light' | 'dark';

interface ThemeWords {
  label: string;
  icon: IconType;
  /** What the menu goes to next. */
  next: ThemeChoice;
}

const themeWords: Record<ThemeChoice, ThemeWords> = {
  system: { label: 'System', icon: Monitor, next: 'light' },
  light: { label: 'Light', icon: Sun, next: 'dark' },
  dark: { label: 'Dark', icon: Moon, next: 'system' },
};

/** What kind of person is signed in. */
export type PlanBadge = 'free' | 'trial' | 'premium' | 'superAdmin';

export interface TopBarProps {
  /** The way to this page, the page itself last. Not shown on phones. */
  crumbs: readonly Crumb[];
  /** First name, or the username when there is none: 'Hi, {name}'. */
  name: string;
  /** Whole name: first line of the menu and the initials. */
  fullName: string;
  /** Second line of the menu. */
  email: string;
  /** Plan or role beside the name. */
  badge: PlanBadge;
  /** Where 'My Account' leads. Without it the menu has no such entry. */
  accountHref?: string | undefined;
  /** The theme that was chosen. */
  theme: ThemeChoice;
  /** The theme that is on screen: what `system` comes to on this device. */
  shownTheme: Exclude<ThemeChoice, 'system'>;
  /** Another theme was chosen. */
  onTheme: (choice: ThemeChoice) => void;
  /** Signs the person out. */
  onSignOut: () => void;
  /** The menu button of phones was pressed. */
  onMenu: () => void;
  /** The phone menu is open. Default false. Sets `aria-expanded`. */
  menuOpen?: boolean | undefined;
  /** Where the mark leads on phones. Default '/'. */
  homeHref?: string | undefined;
}

/** Where you are, who you are, and the way out. */
export function TopBar(props: TopBarProps) {
  const { crumbs, fullName, email, accountHref, theme, shownTheme, onTheme, onSignOut, onMenu } =
    props;
  const Anchor = useLinkComponent();
  const other = shownTheme === 'light' ? 'dark' : 'light';
  return (
    <div className={styles.bar}>
      <div className={styles.phoneOnly}>
        <IconButton icon={MenuLines} label="Open the menu" size="touch" onClick={onMenu} />
        <Anchor href={props.homeHref ?? '/'} className={styles.home} aria-label="Home">
          <Mark />
        </Anchor>
      </div>
      <div className={styles.trail}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={styles.end}>
        <div className={styles.wideOnly}>
          <IconButton
            icon={shownTheme === 'light' ? Moon : Sun}
            label={`Switch to the ${other} theme`}
            onClick={() => onTheme(other)}
          />
        </div>
        <Menu
          label="Your account"
          align="end"
          trigger={<PersonButton name={props.name} fullName={fullName} badge={props.badge} />}
          header={
            <>
              <Text size="label">{fullName}</Text>
              <Text size="small" tone="muted">
                {email}
              </Text>
            </>
          }
          items={[
            ...(accountHref === undefined ? [] : [accountItem(accountHref)]),
            {
              label: 'Theme',
              detail: themeWords[theme].label,
              icon: SunMoon,
              onSelect: () => onTheme(themeWords[theme].next),
            },
            { kind: 'separator' },
            { label: 'Sign Out', icon: LogOut, onSelect: onSignOut },
          ]}
        />
      </div>
    </div>
  );
}

const accountItem = (href: string) =>
  ({
    kind: 'link',
    label: 'My Account',
    description: 'Update personal information or change password',
    icon: User,
    href,
  }) as const;

interface PersonButtonProps {
  name: string;
  fullName: string;
  badge: PlanBadge;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The greeting that opens the account menu; takes on what the menu's trigger hands to it. */
function PersonButton({ name, fullName, badge, ref, ...trigger }: PersonButtonProps) {
  return (
    <button {...trigger} ref={ref} type="button" className={styles.person}>
      <span className={styles.greeting}>
        <span className={styles.words}>Hi, {name}</span>
      </span>
      <Badge kind={badge} />
      <Avatar name={fullName} size="small" />
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </button>
  );
}
