import '@portal/ui/theme/font';
import '@portal/ui/theme/reset.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';

// A cold start of the workbench loads a screen's code first.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Patterns', 'Forms', 'Screens'] },
    },
    a11y: {
      test: 'error',
      context: { exclude: ['[data-aria-hidden="true"]'] },
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
  },
  tags: ['autodocs'],
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME === 'dark' ? 'dark' : 'light' },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    function Theme(Story, { globals, viewMode }) {
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      document.documentElement.dataset.theme = theme;
      return viewMode === 'docs' ? (
        <div data-theme={theme}>
          <Story />
        </div>
      ) : (
        <Story />
      );
    },
  ],
};

export default preview;
