import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from './contract.css.ts';
import { motion } from './scale.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lengths = { fast: motion.fast, base: motion.base, slow: motion.slow };

/** `fast` for colours, `base` for menus and toasts, `slow` for dialogs and the drawer. */
export const Durations: Story = {
  tags: ['axe'],
  render: function Moved() {
    const [there, setThere] = useState(false);
    return (
      <Stack align="start">
        <Button onClick={() => setThere(!there)}>Move</Button>
        {Object.entries(lengths).map(([name, length]) => (
          <Stack key={name} space="xxsmall">
            <Text size="caption">
              {name}, {length}
            </Text>
            <span
              style={{
                inlineSize: 24,
                blockSize: 24,
                borderRadius: 8,
                background: vars.color.accent,
                translate: there ? '160px' : '0',
                transition: `translate ${length} ${motion.easeOut}`,
              }}
            />
          </Stack>
        ))}
      </Stack>
    );
  },
};
