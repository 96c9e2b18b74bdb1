import type { Preview } from '@storybook/react-vite';
import { clocks, networks, plans, roles } from '../app/src/testing/scene.ts';

const themes = ['light', 'dark'] as const;
const directions = ['left to right', 'right to left'] as const;
const languages = ['english', 'german', 'pseudo'] as const;

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

type ToolbarIcon = 'contrast' | 'globe' | 'user' | 'credit' | 'lightning' | 'time' | 'transfer';

/** The toolbar's switches. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', themes),
  direction: menu('Direction of the text', 'transfer', directions),
  language: menu('Language; pseudo has texts 40 % longer', 'globe', languages),
  role: menu('Role: who is signed in on a screen', 'user', roles),
  plan: menu("Plan of a vendor's account on a screen", 'credit', plans),
  network: menu('Network of a screen', 'lightning', networks),
  clock: menu('Clock: when it is on a screen', 'time', clocks),
};

export const initialGlobals = {
  theme: import.meta.env.STORYBOOK_THEME === 'dark' ? 'dark' : 'light',
  direction: directions[0],
  language: languages[0],
  role: roles[0],
  plan: plans[0],
  network: networks[0],
  clock: clocks[0],
};
