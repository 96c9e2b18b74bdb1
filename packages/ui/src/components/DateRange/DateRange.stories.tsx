import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { DateRange, type DateRangeProps, type DayRange } from './DateRange.tsx';

function Controlled({ value, onValueChange, ...args }: DateRangeProps) {
  const [days, setDays] = useState(value);
  return (
    <DateRange
      {...args}
      value={days}
      onValueChange={(next, ...rest) => {
        setDays(next);
        onValueChange(next, ...rest);
      }}
    />
  );
}

const meta = {
  title: 'Components/DateRange',
  tags: ['stable'],
  component: DateRange,
  args: {
    name: 'days',
    label: 'Chart dates',
    value: { from: '2026-10-22', to: '2026-11-20' },
    onValueChange: fn(),
    presets: [
      { label: 'Last 30 days', from: '2026-10-22', to: '2026-11-20' },
      { label: 'Last 7 days', from: '2026-11-14', to: '2026-11-20' },
      { label: 'Last 90 days', from: '2026-08-23', to: '2026-11-20' },
    ],
    limits: {
      first: { day: '2025-01-01', label: 'January 1st 2025' },
      last: { day: '2026-11-20', label: 'November 20th 2026' },
      most: 366,
    },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: {
    shows: { text: 'Last 30 days', in: '[aria-pressed=true]' },
  },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Controlled {...args} />
      <Controlled {...args} label="Without presets" presets={[]} limits={undefined} />
      <Controlled
        {...args}
        label="Open-ended"
        presets={[]}
        openEnded
        value={{ from: '2026-10-22', to: '' }}
        help="The days on which the boat is away."
      />
      <Controlled {...args} label="Wrong" presets={[]} error="The boat is taken on these days" />
      <Controlled {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** Where both days do not fit into a line, such as in a popover, each has one of its own. */
export const InPopover: Story = {
  args: { value: { from: '2026-09-30', to: '2026-11-20' }, labelHidden: true },
  render: (args) => (
    <Popover title="Days" trigger={<Button>Days</Button>}>
      <Controlled {...args} />
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days' }));
    for (const name of ['From', 'To']) {
      const day = await screen.findByRole('textbox', { name });
      await waitFor(() => expect(day.clientWidth).toBeGreaterThan(0));
      await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    }
  },
};

export const InPopoverOnPhone: Story = { ...InPopover, ...phoneStory, tags: ['slow'] };

/** Presets stay where they are when a message appears below the days, in a line of their own as beside them. */
export const MessagesMoveNothing: Story = {
  tags: ['test-only'],
  render: (args) => (
    <Stack>
      {['30rem', '100%'].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <Controlled {...args} label={inlineSize} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['30rem', '100%']) {
      const range = within(canvas.getByRole('group', { name }));
      const preset = range.getByRole('button', { name: 'Last 7 days' });
      const top = () => preset.getBoundingClientRect().top;
      const before = top();
      await userEvent.type(range.getByLabelText('From'), '3 dec');
      await userEvent.tab();
      await userEvent.clear(range.getByLabelText('To'));
      await userEvent.type(range.getByLabelText('To'), 'soon');
      await userEvent.tab();
      await range.findByText(/^Enter a day/);
      await expect(top()).toBe(before);
    }
  },
};

type Typist = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Replaces the day and leaves the field. */
async function typeDay({ canvas, userEvent }: Typist, label: string, day: string) {
  const field = canvas.getByLabelText(label);
  await userEvent.clear(field);
  if (day) await userEvent.type(field, day);
  await userEvent.tab();
  return field;
}

const expectRange = ({ onValueChange }: DateRangeProps, range: DayRange) =>
  expect(onValueChange).toHaveBeenLastCalledWith(range, range, undefined);

export const CustomRange: Story = {
  parameters: { shows: 'November 2nd 2026' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a preset fills both days', async () => {
      const week = canvas.getByRole('button', { name: 'Last 7 days' });
      await userEvent.click(week);
      await expect(week).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByLabelText('From')).toHaveValue('November 14th 2026');
      await expectRange(args, { from: '2026-11-14', to: '2026-11-20' });
    });
    await step('a typed day is formatted, and no preset is pressed', async () => {
      const from = await typeDay({ canvas, userEvent }, 'From', '2 nov 2026');
      await expect(from).toHaveValue('November 2nd 2026');
      await expectRange(args, { from: '2026-11-02', to: '2026-11-20' });
      await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    });
    await step('how digits were read is shown if they could be another day', async () => {
      const from = await typeDay({ canvas, userEvent }, 'From', '5/11/2026');
      await expect(from).toHaveAccessibleDescription(
        // By the locale of the browser.
        /^Read as (November 5th|May 11th) 2026\.$/,
      );
      await typeDay({ canvas, userEvent }, 'From', '2 nov 2026');
      await expect(from).not.toHaveAccessibleDescription();
    });
  },
};

export const EndBeforeStart: Story = {
  tags: ['slow'],
  parameters: { shows: 'The last day is before the first.' },
  play: async ({ args, canvas, userEvent, step }) => {
    const typist = { canvas, userEvent };
    for (const [label, day, words] of [
      ['From', 'next week', 'Enter a day like November 20th 2026.'],
      ['From', '', 'Choose the first day.'],
      ['From', '2026-10-22', ''],
      ['To', '24/12/2026', 'Choose November 20th 2026 or earlier.'],
      ['To', '2026-10-01', 'The last day is before the first.'],
    ] as const)
      await step(`${label}: ${day}`, async () => {
        await expect(await typeDay(typist, label, day)).toHaveAccessibleDescription(words);
        if (words)
          await expect(args.onValueChange).toHaveBeenLastCalledWith(
            { from: '', to: '' },
            expect.anything(),
            words,
          );
      });
    const to = canvas.getByLabelText('To');
    await expect(to).toBeInvalid();
    await expect(canvas.getByLabelText('From')).not.toHaveAccessibleDescription();
    await step('an earlier first day makes the range valid', async () => {
      await typeDay(typist, 'From', '2026-09-01');
      await expect(to).toBeValid();
      await expectRange(args, { from: '2026-09-01', to: '2026-10-01' });
    });
    await typeDay(typist, 'To', '2026-08-01');
  },
};

/** A day that is missing is no error before it is left. */
export const FirstDayAlone: Story = {
  tags: ['slow'],
  parameters: { shows: 'Choose the last day.' },
  args: { value: { from: '', to: '' }, presets: [] },
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByLabelText('To');
    await typeDay({ canvas, userEvent }, 'From', '2 nov 2026');
    await expect(to).toBeValid();
    await userEvent.click(to);
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription('Choose the last day.');
    await typeDay({ canvas, userEvent }, 'From', '');
    await expect(to).toBeValid();
    await expect(canvas.getByLabelText('From')).toBeValid();
    await typeDay({ canvas, userEvent }, 'From', '2 nov 2026');
    await userEvent.click(to);
    await userEvent.tab();
  },
};
