/** Lets a form of signed-out people submit again within its second, as a page does that comes back from the browser's history. */
export function nextTry(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
