import { ChevronDown, LogOut, Menu as MenuLines, Moon, Sun, SunMoon, User } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Mark } from '../../components/Brand/Brand.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './TopBar.css.ts';

/** The chosen colour theme; `system` follows the device. */
type ThemeChoice = 'system' | 'light' | 'dark';

const themeWords: Record<ThemeChoice, { label: string; next: ThemeChoice }> = {
  system: { label: m.patterns_theme_system(), next: 'light' },
  light: { label: m.patterns_theme_light(), next: 'dark' },
  dark: { label: m.patterns_theme_dark(), next: 'system' },
};

/** Plan of the user, or their role. */
export type PlanBadge = 'free' | 'trial' | 'premium' | 'superAdmin';

export interface TopBarProps {
  /** The `Breadcrumbs`. Not shown on phones. */
  trail: ReactNode;
  /** The `NotificationBell`. Default: none. */
  bell?: ReactNode;
  /** First name, or else the username: 'Hi, {name}'. */
  name: string;
  /** Full name: the first line of the menu, and the initials. */
  fullName: string;
  /** The second line of the menu. */
  email: string;
  /** Plan or role, next to the name. */
  badge: PlanBadge;
  /** Target of 'My Account'. */
  accountHref: string;
  /** The chosen theme. */
  theme: ThemeChoice;
  /** The theme on screen: that of the device if `system` is chosen. */
  shownTheme: Exclude<ThemeChoice, 'system'>;
  /** Called with the newly chosen theme. */
  onTheme: (choice: ThemeChoice) => void;
  /** Signs the user out. */
  onSignOut: () => void;
  /** Called when the menu button of phones is pressed. */
  onMenu: () => void;
  /** The phone menu is open. Default false. Sets `aria-expanded`. */
  menuOpen?: boolean | undefined;
}

/** Breadcrumbs, theme and account menu. */
export function TopBar(props: TopBarProps) {
  const {
    trail,
    bell,
    fullName,
    email,
    accountHref,
    theme,
    shownTheme,
    onTheme,
    onSignOut,
    onMenu,
  } = props;
  const Anchor = useLinkComponent();
  const other = shownTheme === 'light' ? 'dark' : 'light';
  return (
    <div className={styles.bar}>
      <div className={styles.phoneOnly}>
        <IconButton icon={MenuLines} label={m.patterns_open_menu()} size="touch" onClick={onMenu} />
        <Anchor href="/" className={styles.home} aria-label={m.patterns_home()}>
          <Mark />
        </Anchor>
      </div>
      <div className={styles.trail}>{trail}</div>
      <div className={styles.end}>
        <div className={styles.wideOnly}>
          <IconButton
            icon={shownTheme === 'light' ? Moon : Sun}
            label={other === 'light' ? m.patterns_switch_to_light() : m.patterns_switch_to_dark()}
            onClick={() => onTheme(other)}
          />
        </div>
        {bell ? <span className={styles.bell}>{bell}</span> : null}
        <Menu
          label={m.patterns_your_account()}
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
            {
              kind: 'link',
              label: m.patterns_my_account_entry(),
              description: m.patterns_my_account_help(),
              icon: User,
              href: accountHref,
            },
            {
              label: m.patterns_theme(),
              detail: themeWords[theme].label,
              icon: SunMoon,
              onSelect: () => onTheme(themeWords[theme].next),
            },
            { kind: 'separator' },
            { label: m.patterns_sign_out_entry(), icon: LogOut, onSelect: onSignOut },
          ]}
        />
      </div>
    </div>
  );
}

interface PersonButtonProps {
  name: string;
  fullName: string;
  badge: PlanBadge;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The trigger of the account menu; takes the props that `Menu` adds to it. */
function PersonButton({ name, fullName, badge, ref, ...trigger }: PersonButtonProps) {
  return (
    <button {...trigger} ref={ref} type="button" className={styles.person}>
      <span className={styles.identity}>
        <span className={styles.greeting}>{m.patterns_greeting({ name })}</span>
        <span className={styles.badge}>
          <Badge kind={badge} />
        </span>
      </span>
      <Avatar name={fullName} size="small" />
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </button>
  );
}
