export { Inline, type InlineProps } from './Inline.tsx';
export { type Alignment, alignments, Stack, type StackProps } from './Stack.tsx';
