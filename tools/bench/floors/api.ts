import { useEffect, useState } from 'react';

/* The requests of the first list, without validation, cache or retry. */

interface Listing {
  documentId: string;
  slug: string;
  name: string;
  status: string;
  updatedAt: string;
}

/** Requests the session at once, before React has rendered. */
const token = fetch('/api/auth/refresh', { method: 'POST' })
  .then((response): Promise<{ jwt: string }> => response.json())
  .then(({ jwt }) => jwt);

const get = async <T>(path: string): Promise<T> => {
  const response = await fetch(path, { headers: { Authorization: `Bearer ${await token}` } });
  return response.json();
};

export const loadList = () =>
  get<{ data: Listing[] }>(
    '/api/apps?locale=en&publicationState=live&populate=deep&pagination[page]=1&pagination[pageSize]=10&sort=updatedAt:desc&user=me',
  );
export const loadUser = () => get<object>('/api/users/me');
export const loadCounts = () => get<object>('/api/me/counts');

/** The result of a request, and undefined before. */
export function useLoaded<T>(request: Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    void request.then(setLoaded);
  }, [request]);
  return loaded;
}
