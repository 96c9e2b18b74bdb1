import { type ESTree, parseSync, Visitor } from 'vite';

/** Calls whose arguments are the messages of error responses. Those of `badParameter` are for programs: the portal sends no invalid query. */
const calls = new Set(['HttpError', 'invalid', 'fail', 'required', 'notValid']);

const nameOf = (callee: ESTree.Expression | ESTree.Super): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

/** The texts that a file of the backend answers errors with, with values as `{1}`, `{2}`; texts of other files that it names are not followed. */
export function answers(code: string, file = 'answers.ts'): string[] {
  const program = parseSync(file, code).program;
  const constants = new Map<string, ESTree.Expression>();
  const waiting: ESTree.Node[] = [];
  const take = (callee: ESTree.Expression | ESTree.Super, given: readonly ESTree.Node[]) => {
    if (calls.has(nameOf(callee))) waiting.push(...given);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return;
      constants.set(id.name, init);
      if (id.name === 'message') waiting.push(init);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'message') waiting.push(value);
    },
    CallExpression: (node) => take(node.callee, node.arguments),
    NewExpression: (node) => take(node.callee, node.arguments),
  }).visit(program);
  const found = new Set<string>();
  const seen = new Set<ESTree.Node>();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const start = node.start;
    const end = node.end;
    const isWithin = (each: ESTree.Node) => each.start >= start && each.end <= end;
    new Visitor({
      Literal: (each) => {
        if (isWithin(each) && typeof each.value === 'string') found.add(each.value);
      },
      TemplateLiteral: (each) => {
        if (!isWithin(each)) return;
        const [first, ...rest] = each.quasis.map(({ value }) => value.cooked ?? '');
        found.add([first, ...rest.map((part, at) => `{${at + 1}}${part}`)].join(''));
      },
      Identifier: (each) => {
        const value = isWithin(each) ? constants.get(each.name) : undefined;
        if (value) waiting.push(value);
      },
    }).visit(program);
  }
  return [...found];
}
