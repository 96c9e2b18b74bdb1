import type { Preview } from '@storybook/react-vite';
import { clocks, networks, plans, roles } from '../app/src/testing/scene.ts';

const themes = ['light', 'dark'] as const;

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const menu = (description: string, icon: ToolbarIcon, words: readonly string[]) => ({
  description,
  toolbar: {
    icon,
    title: description,
    dynamicTitle: true,
    items: words.map((value) => ({ value, title: sentence(value) })),
  },
});

type ToolbarIcon = 'contrast' | 'user' | 'credit' | 'lightning' | 'time';

/** The toolbar's switches. Role, plan, network and clock only affect screens. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', themes),
  role: menu('Role: who is signed in', 'user', roles),
  plan: menu("Plan of a vendor's account", 'credit', plans),
  network: menu('Network', 'lightning', networks),
  clock: menu('Clock: when it is', 'time', clocks),
};

export const initialGlobals = {
  theme: import.meta.env.STORYBOOK_THEME === 'dark' ? 'dark' : 'light',
  role: roles[0],
  plan: plans[0],
  network: networks[0],
  clock: clocks[0],
};
