import { type ESTree, parseSync, Visitor } from 'vite';

/** Calls whose arguments are the messages of error responses. */
const calls = new Set([
  ...['HttpError', 'invalid', 'badParameter', 'mustNotAsk', 'fail', 'required', 'notValid'],
]);

const nameOf = (callee: ESTree.Expression | ESTree.Super): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

/** A template with its values as `{1}`, `{2}`. */
const templateText = ({ quasis }: ESTree.TemplateLiteral): string => {
  const [first, ...rest] = quasis.map(({ value }) => value.cooked ?? '');
  return [first, ...rest.map((part, at) => `{${at + 1}}${part}`)].join('');
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
        if (isWithin(each)) found.add(templateText(each));
      },
      Identifier: (each) => {
        const value = isWithin(each) ? constants.get(each.name) : undefined;
        if (value) waiting.push(value);
      },
    }).visit(program);
  }
  return [...found];
}

/** Calls of which an argument writes the text of a notification. */
const ofCauses = new Set(['tryItem', 'notifyOfFailedJob']);

/** The texts of notifications that a file of the backend writes in one language, instead of with a message or a text of the domain. */
export function textsOfNotices(code: string, file = 'notices.ts'): string[] {
  if (!code.includes('words:') && ![...ofCauses].some((name) => code.includes(name))) return [];
  const within: ESTree.Node[] = [];
  const literals: [text: string, node: ESTree.Node][] = [];
  new Visitor({
    Property: ({ key, value }) => {
      const isWords = key.type === 'Identifier' && key.name === 'words';
      if (isWords && value.type === 'ArrowFunctionExpression') within.push(value);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (ofCauses.has(nameOf(callee))) within.push(...given);
    },
    Literal: (node) => literals.push([String(node.value), node]),
    TemplateLiteral: (node) => literals.push([templateText(node), node]),
  }).visit(parseSync(file, code).program);
  return literals
    .filter(([, { start, end }]) => within.some((node) => start >= node.start && end <= node.end))
    .map(([text]) => text)
    .filter((text) => /^[A-Z]|[a-z]{2} |\s[a-z]{2}/.test(text));
}
