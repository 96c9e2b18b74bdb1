import { expect, test } from 'vitest';
import { acts } from '../../.storybook/docs/played.ts';

test('a story whose play function presses or types needs steps', () => {
  expect(
    [
      '{ play: async ({ canvas, userEvent }) => {} }',
      '{ play: async ({ canvas }) => { await fireEvent.change(canvas.getByLabelText("To")); } }',
      '{ play: async (context) => { await fill(context); } }',
      '{ play: fillsUp(3, "fleet") }',
      '{ ...Selection, ...phoneStory }',
    ].filter((source) => !acts(source)),
  ).toEqual([]);
});

test('a story whose play function only asserts needs none', () => {
  expect(
    [
      '{ play: async ({ args, canvas }) => { await expect(canvas.getByRole("alert")).toBeVisible(); } }',
      '{ play: async () => { await screen.findByRole("heading"); } }',
      '{ play: () => told("views in 365 days") }',
    ].filter(acts),
  ).toEqual([]);
});
