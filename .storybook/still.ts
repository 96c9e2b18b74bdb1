/** Ends animations and transitions at once, including loops such as spinners. */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after, *::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important }',
);

/** Disables motion while a play function runs: an element that is fading in counts as invisible. */
export function standStill(): void {
  if (!document.adoptedStyleSheets.includes(still)) document.adoptedStyleSheets.push(still);
}

/** Re-enables motion after the play function. */
export function moveAgain(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
