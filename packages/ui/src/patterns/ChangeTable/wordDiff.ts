/** A run of equal text, or the removed and added text of one edit. */
interface Step {
  same: string;
  out: string;
  in: string;
}

/** Above this many token pairs, the whole text counts as changed. */
const mostPairs = 4_000_000;

/** Lengths of the longest common subsequence from each pair of positions to the end. */
function commonLengths(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1;
  const table = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/** The equal, removed and added tokens, in order. */
function compareTokens(a: readonly string[], b: readonly string[]): Step[] {
  if (a.length * b.length > mostPairs) return [{ same: '', out: a.join(''), in: b.join('') }];
  const common = commonLengths(a, b);
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      steps.push({ same: a[i] ?? '', out: '', in: '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && common(i + 1, j) >= common(i, j + 1))) {
      steps.push({ same: '', out: a[i] ?? '', in: '' });
      i += 1;
    } else {
      steps.push({ same: '', out: '', in: b[j] ?? '' });
      j += 1;
    }
  }
  return steps;
}

/** A run of text; `changed` if only one side has it. */
export interface Run {
  text: string;
  changed: boolean;
}

const signs = '[.,;:!?…()"“”]';
const tokens = new RegExp(
  `\\s+|(?<=^|\\s)${signs}+|${signs}+(?=\\s|$)|\\S+?(?=${signs}*(?:\\s|$))`,
  'gu',
);
const split = (text: string): string[] => text.match(tokens) ?? [];

const isChange = (step: Step | undefined): boolean => step?.same === '';

/** Joins adjacent steps of the same kind. */
function joined(steps: readonly Step[]): Step[] {
  const whole: Step[] = [];
  for (const step of steps) {
    const last = whole.at(-1);
    if (last && isChange(last) === isChange(step)) {
      last.same += step.same;
      last.out += step.out;
      last.in += step.in;
    } else whole.push({ ...step });
  }
  return whole;
}

/** White space, punctuation or a very short word between two edits is marked with them. */
const isScrap = (text: string): boolean =>
  !text.includes('\n') && text.replace(/[^\p{L}\p{N}]/gu, '').length < 3;

const bridged = (steps: readonly Step[]): Step[] =>
  steps.map((step, index) =>
    !isChange(step) &&
    isChange(steps[index - 1]) &&
    isChange(steps[index + 1]) &&
    isScrap(step.same)
      ? { same: '', out: step.same, in: step.same }
      : step,
  );

/** Leaves white space around changed words unmarked. */
function bare(run: Run): Run[] {
  const words = run.text.trim();
  if (!run.changed || words === '' || words === run.text) return [run];
  const start = run.text.indexOf(words);
  return [
    { text: run.text.slice(0, start), changed: false },
    { text: words, changed: true },
    { text: run.text.slice(start + words.length), changed: false },
  ];
}

const side = (steps: readonly Step[], changed: 'out' | 'in'): Run[] =>
  steps
    .flatMap((step) => bare({ text: step.same || step[changed], changed: isChange(step) }))
    .filter(({ text }) => text !== '');

/** Compares two texts word by word. */
export function wordDiff(live: string, pending: string) {
  const a = split(live);
  const b = split(pending);
  // The common start and end are skipped: most edits change a few words of a long text.
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const stays = (from: number, to: number): Step => ({
    same: a.slice(from, to).join(''),
    out: '',
    in: '',
  });
  const steps = joined(
    bridged(
      joined([
        ...(start ? [stays(0, start)] : []),
        ...compareTokens(a.slice(start, a.length - end), b.slice(start, b.length - end)),
        ...(end ? [stays(a.length - end, a.length)] : []),
      ]),
    ),
  );
  return { live: side(steps, 'out'), pending: side(steps, 'in') };
}
