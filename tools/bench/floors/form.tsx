import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider, useLoaderData } from 'react-router-dom';
import { loadList, useLoaded } from './api.ts';
import { captured, type Field } from './captured.ts';

/* A plain list and a plain listing form: no style sheet, no library but React and the data router. */

function List() {
  const { list } = useLoaderData<{ list: ReturnType<typeof loadList> }>();
  const listings = useLoaded(list)?.data;
  return (
    <main>
      <h1>My listings</h1>
      <Link to="/apps/new">Create new</Link>
      <table>
        <thead>
          <tr>
            <th>Listing</th>
            <th>Status</th>
            <th>Last change</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {listings?.map(({ documentId, slug, name, status, updatedAt }) => (
            <tr key={documentId}>
              <td>
                <Link to={`/apps/active/view/${slug}`}>{name}</Link>
              </td>
              <td>{status}</td>
              <td>{updatedAt.slice(0, 10)}</td>
              <td>
                <Link to={`/apps/active/view/${slug}`}>Edit</Link>
                <Link to={`/apps/active/analytics/${slug}`}>Analytics</Link>
                <button type="button">More</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

interface ControlProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function Control({ field: { kind, label }, value, onChange }: ControlProps) {
  if (kind === 'textarea')
    return (
      <textarea
        id={label}
        rows={6}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (kind === 'select')
    return (
      <select id={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">None</option>
      </select>
    );
  if (kind === 'checkbox')
    return (
      <input
        id={label}
        type="checkbox"
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? 'on' : '')}
      />
    );
  if (kind === 'file') return <input id={label} type="file" />;
  return (
    <input
      id={label}
      name={label === 'Name' ? 'name' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Form() {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <main>
      <h1>New app listing</h1>
      <form method="dialog">
        {captured.fields.map((field) => (
          <p key={field.label}>
            <label htmlFor={field.label}>{field.label}</label>
            <Control
              field={field}
              value={values[field.label] ?? ''}
              onChange={(value) => setValues({ ...values, [field.label]: value })}
            />
          </p>
        ))}
        <button type="submit">Submit for review</button>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <RouterProvider
      router={createBrowserRouter([
        { path: '/apps/active', Component: List, loader: () => ({ list: loadList() }) },
        { path: '/apps/new', Component: Form },
      ])}
    />,
  );
