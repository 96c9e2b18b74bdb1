import { createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useLoaderData } from 'react-router-dom';
import { loadCounts, loadList, loadUser, useLoaded } from './api.ts';
import { captured, type Part } from './captured.ts';

/* The first list of the product as plain elements, without components and handlers, with the same requests. */

type Filled = Partial<
  Record<'page' | 'user' | 'count' | 'rows' | 'pages', (parts: Part[]) => ReactNode>
>;

const render = (part: Part, filled: Filled): ReactNode => {
  if (typeof part === 'string') return part;
  if ('hole' in part) return filled[part.hole]?.(part.parts);
  const [tag, props, parts] = part;
  return createElement(tag, props, ...parts.map((each) => render(each, filled)));
};
const renderAll = (parts: Part[], filled: Filled = {}) =>
  createElement(Fragment, null, ...parts.map((part) => render(part, filled)));

const user = loadUser();
const counts = loadCounts();

function Frame() {
  const loadedUser = useLoaded(user);
  const loadedCounts = useLoaded(counts);
  const shown = (parts: Part[]) => renderAll(parts);
  return renderAll(captured.frame, {
    page: () => <Outlet />,
    ...(loadedUser ? { user: shown } : {}),
    ...(loadedCounts ? { count: shown } : {}),
  });
}

function List() {
  const { list } = useLoaderData<{ list: ReturnType<typeof loadList> }>();
  const listings = useLoaded(list)?.data;
  return renderAll(captured.page, {
    rows: (rows) =>
      listings?.map(({ documentId }, index) => {
        const row = rows[index];
        return row && createElement(Fragment, { key: documentId }, render(row, {}));
      }),
    ...(listings ? { pages: (parts) => renderAll(parts) } : {}),
  });
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <RouterProvider
      router={createBrowserRouter([
        {
          path: '/',
          Component: Frame,
          children: [
            { path: 'apps/active', Component: List, loader: () => ({ list: loadList() }) },
          ],
        },
      ])}
    />,
  );
