import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples, guidance } from './guidance.ts';

interface ShownProps {
  /** The example to show alone, by its name. Default: all that stay on the page. */
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

/** What the pages of components show beside “Do” and “Don’t”. */
const meta = {
  title: 'Tests/Do and don’t',
  tags: ['!autodocs', 'test-only'],
  component: Shown,
  // Without a type Storybook drops the value that an address gives.
  argTypes: { example: { type: 'string' } },
  parameters: {
    chromatic: { disableSnapshot: true },
    // Several small pages in one: their headings and landmarks have no common order.
    a11y: { config: { rules: rules.map((id) => ({ id, enabled: false })) } },
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Examples: Story = {};
