const isolate = /\u2068([^\u2066-\u2069]*)\u2069/g;

/** Escaped HTML with elements in place of isolates. */
export const withBdi = (html: string): string => {
  const next = html.replace(isolate, '<bdi>$1</bdi>');
  return next === html ? html : withBdi(next);
};
