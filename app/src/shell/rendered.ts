import { useInsertionEffect } from 'react';

/** Removes the list that the server rendered, which covers the page. */
export const removeRendered = (): void => document.getElementById('rendered')?.remove();

/** Removes it when a list is mounted, before its effects: an element that is covered cannot take the focus. */
export const useInPlaceOfRendered = (): void => useInsertionEffect(removeRendered, []);
