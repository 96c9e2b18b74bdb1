/** Movements that are over as soon as they begin; loops such as a spinner stand still. */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after, *::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important }',
);

/** Steps meet everything where it comes to rest: what is still fading in counts as unseen. */
export function standStill(): void {
  if (!document.adoptedStyleSheets.includes(still)) document.adoptedStyleSheets.push(still);
}

/** Once a story has ended on its state, things move again. */
export function moveAgain(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
