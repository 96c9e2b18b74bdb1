import { decisionLetters } from './templates/decisions.ts';
import { moneyLetters } from './templates/money.ts';
import { signingInLetters } from './templates/signingIn.ts';
import type { Words } from './words.ts';

/** Every letter there is. Another area brings a table of its own in templates/ and is spread in here. */
const templates = { ...signingInLetters, ...moneyLetters, ...decisionLetters };

type Templates = typeof templates;

export type LetterKind = keyof Templates;

export type LetterFacts = { [K in LetterKind]: Parameters<Templates[K]>[0] };

const writers: { [K in LetterKind]: (facts: LetterFacts[K]) => Words } = templates;

export const wordsOf = <K extends LetterKind>(kind: K, facts: LetterFacts[K]): Words =>
  writers[kind](facts);
