/** The rest of the portal did not come: says so without it, where else nothing would be. */
export function sayNotLoaded(): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'The portal could not be loaded. Check your connection. ';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Reload';
  again.addEventListener('click', () => window.location.reload());
  words.append(again);
  document.getElementById('root')?.replaceChildren(words);
}
