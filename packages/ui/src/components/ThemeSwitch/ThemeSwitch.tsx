import { Moon, Sun, SunMoon } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { IconType } from '../../internal/icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { type Theme, themes, useTheme } from './useTheme.ts';

export interface ThemeSwitchProps extends Omit<IconButtonProps, 'icon' | 'label'> {
  /** The theme in a server's markup. Default `system`. */
  rendered?: Theme | undefined;
}

const looks: Record<Theme, { icon: IconType; label: () => string }> = {
  light: { icon: Sun, label: m.components_theme_light },
  dark: { icon: Moon, label: m.components_theme_dark },
  system: { icon: SunMoon, label: m.components_theme_system },
};

/** A button that offers light, dark and the theme of the device, and remembers the choice. */
export function ThemeSwitch({ rendered, ...rest }: ThemeSwitchProps) {
  const [theme, setTheme] = useTheme(rendered);
  const { icon, label } = looks[theme];
  return (
    <Menu
      label={m.components_theme()}
      trigger={
        <IconButton {...rest} icon={icon} label={m.components_theme_named({ theme: label() })} />
      }
      items={themes.map((each) => ({
        kind: 'radio',
        label: looks[each].label(),
        icon: looks[each].icon,
        checked: each === theme,
        onSelect: () => setTheme(each),
      }))}
    />
  );
}

export { type Theme, themes, useTheme } from './useTheme.ts';
