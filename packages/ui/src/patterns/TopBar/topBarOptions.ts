import { Monitor, Moon, Sun } from 'lucide-react';
import type { IconType } from '../../internal/icon/Icon.tsx';

/** The colour theme a person chose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

interface ThemeWords {
  label: string;
  icon: IconType;
  /** What the menu goes to next. */
  next: ThemeChoice;
}

export const themeWords: Record<ThemeChoice, ThemeWords> = {
  system: { label: 'System', icon: Monitor, next: 'light' },
  light: { label: 'Light', icon: Sun, next: 'dark' },
  dark: { label: 'Dark', icon: Moon, next: 'system' },
};

/** What kind of person is signed in. */
export const planBadges = ['free', 'trial', 'premium', 'superAdmin'] as const;
export type PlanBadge = (typeof planBadges)[number];
