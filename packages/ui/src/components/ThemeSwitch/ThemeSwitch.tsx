import { Moon, Sun, SunMoon } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { IconType } from '../../internal/icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { type Theme, themes, themeWords, useTheme } from './useTheme.ts';

export interface ThemeSwitchProps extends Omit<IconButtonProps, 'icon' | 'label'> {
  /** The theme in a server's markup. Default `system`. */
  rendered?: Theme | undefined;
}

const icons: Record<Theme, IconType> = { light: Sun, dark: Moon, system: SunMoon };

/** A button that offers light, dark and the theme of the device, and remembers the choice. */
export function ThemeSwitch({ rendered, ...rest }: ThemeSwitchProps) {
  const [theme, setTheme] = useTheme(rendered);
  return (
    <Menu
      label={themeWords.choice()}
      trigger={
        <IconButton
          {...rest}
          icon={icons[theme]}
          label={m.components_theme_named({ theme: themeWords[theme]() })}
        />
      }
      items={themes.map((each) => ({
        kind: 'radio',
        label: themeWords[each](),
        icon: icons[each],
        checked: each === theme,
        onSelect: () => setTheme(each),
      }))}
    />
  );
}

export { type Theme, themes, themeWords, useTheme } from './useTheme.ts';
