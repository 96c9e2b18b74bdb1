/** A stretch that stays, or what one edit took out and put in. */
export interface Step {
  same: string;
  out: string;
  in: string;
}

/** Past this many compared pairs a text counts as rewritten: marks word by word would only be noise. */
const mostPairs = 4_000_000;

/** Length of the longest common run of tokens from each pair of places to the end. */
function commonLengths(
  a: readonly string[],
  b: readonly string[],
): (i: number, j: number) => number {
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

/** Goes through both texts token by token: what stays, what goes, what comes. */
export function compareTokens(a: readonly string[], b: readonly string[]): Step[] {
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
