import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples, guidance } from './guidance.ts';

interface ShownProps {
  /** Name of the only example to show. Default: all that open no overlay. */
  example?: string | undefined;
}

function Shown({ example }: ShownProps) {
  if (example) return examples.get(example);
  const onPage = Object.values(guidance)
    .flat()
    .filter(({ overlay }) => !overlay);
  return (
    <Stack space="xlarge">
      {onPage.map((pair) => (
        <Stack key={pair.do.rule} space="small">
          {pair.do.show}
          {pair.dont.show}
        </Stack>
      ))}
    </Stack>
  );
}

const rules = ['heading-order', 'landmark-no-duplicate-banner', 'landmark-unique'];

/** The examples for “Do” and “Don’t” on the pages of components. */
const meta = {
  title: 'Tests/Do and don’t',
  tags: ['!autodocs', 'test-only'],
  component: Shown,
  // Without a type Storybook ignores the value in the URL.
  argTypes: { example: { type: 'string' } },
  parameters: {
    // The examples share no heading order or landmarks.
    a11y: { config: { rules: rules.map((id) => ({ id, enabled: false })) } },
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Examples: Story = {};
