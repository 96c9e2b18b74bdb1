/** Docs texts, which no screenshot shows although every story's preview imports them. */
export const untraced = ['packages/ui/src/**/guide.ts', '.storybook/docs/**'];
