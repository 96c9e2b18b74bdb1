interface Size {
  width: number;
  height: number;
}

const current = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

let known = current();
window.addEventListener('resize', () => {
  known = current();
});

/**
 * Resolves once the page has a size, in CSS pixels, and its `resize` event has been dispatched. The test runner resizes the page
 * of a story asynchronously, and a late event would close a list that the story has opened.
 */
export async function untilSized({ width, height }: Size): Promise<void> {
  while (known.width !== width || known.height !== height) await new Promise(requestAnimationFrame);
}
