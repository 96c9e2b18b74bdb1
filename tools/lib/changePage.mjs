/**
 * Changes the page as a browser's translation and its extensions do, now and whenever it renders: each text is replaced by a
 * copy within `font` elements, and each text field gets attributes, and an element next to it while it has the focus.
 * `window.takeRenderProblems()` returns what React could not render since its last call. Self-contained, so that a page can run it.
 */
export function changePage() {
  const untranslated = 'head, script, style, noscript, textarea, option, svg, font, [translate=no]';
  const fields = 'input, textarea';
  /** @type {string[]} */
  const problems = [];

  const named = (/** @type {unknown} */ node) => {
    if (node instanceof Element) return node.outerHTML.slice(0, 200);
    return node instanceof Node ? `"${node.nodeValue}"` : String(node);
  };

  // React throws these on: into an error boundary, or it unmounts the page.
  for (const name of /** @type {const} */ (['insertBefore', 'removeChild'])) {
    const original = Node.prototype[name];
    Object.assign(Node.prototype, {
      [name](/** @type {[never, never]} */ ...nodes) {
        try {
          return original.apply(/** @type {Node} */ (/** @type {unknown} */ (this)), nodes);
        } catch (error) {
          problems.push(`${name} ${nodes.map(named).join(', ')} in ${named(this)}`);
          throw error;
        }
      },
    });
  }

  // A text that React changes after it was replaced no longer reaches the page.
  const stale = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (target.nodeValue !== oldValue)
        problems.push(`"${oldValue}" stays instead of ${named(target)}`);
    }
  });

  const translate = (/** @type {Text} */ text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated))
      return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
    stale.observe(text, { characterData: true, characterDataOldValue: true });
  };

  const translateWithin = (/** @type {Node} */ node) => {
    if (node instanceof Text) return translate(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const found = [];
    while (texts.nextNode()) found.push(/** @type {Text} */ (texts.currentNode));
    found.forEach(translate);
  };

  const added = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateWithin(target);
      for (const node of addedNodes) if (node.isConnected) translateWithin(node);
    }
  });
  translateWithin(document.documentElement);
  added.observe(document.documentElement, { childList: true, subtree: true, characterData: true });

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(fields)) return;
    target.setAttribute('data-extension', 'on');
    const [before, after] = [document.createElement('div'), document.createElement('div')];
    target.before(before);
    target.after(after);
    target.addEventListener(
      'blur',
      () => {
        before.remove();
        after.remove();
      },
      { once: true },
    );
  });

  Object.assign(window, {
    takeRenderProblems: () => problems.splice(0),
  });
}
