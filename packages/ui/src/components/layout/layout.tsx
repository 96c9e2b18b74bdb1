export { Inline, type InlineProps } from './Inline.tsx';
export { Pair, type PairProps } from './Pair.tsx';
export { type Alignment, alignments, Stack, type StackProps } from './Stack.tsx';
