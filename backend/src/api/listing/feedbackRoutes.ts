import { once, type Route } from '../../registry.ts';

const type = ':type(apps|services)';

/** Routes of `feedbackCalls` and of `findMine`. */
export const feedbackRoutes = (
  name: 'review' | 'special-offer',
  about: 'review' | 'offer',
  subjects: 'reviewed' | 'offered',
): Route[] => {
  const all = `/${name}s`;
  const one = `${all}/:id`;
  const list = { method: 'GET', action: `${about}.list` } as const;
  const queue = { method: 'GET', action: `${about}.listAll` } as const;
  const decide = {
    ...once,
    action: `${about}.decide`,
    path: one,
    handler: `${name}.decide`,
  } as const;
  return [
    { ...queue, path: `${all}/${type}`, handler: `${name}.find` },
    { ...queue, path: `/pending${all}/${type}`, handler: `${name}.findPending` },
    { ...queue, path: `/${subjects}/${type}`, handler: `${name}.findSubjects` },
    { ...list, path: `/me${all}`, handler: `${name}.findMine` },
    { ...list, path: all, handler: `${name}.findAll` },
    { method: 'GET', path: one, handler: `${name}.findOne`, action: `${about}.read` },
    { ...decide, method: 'PATCH' },
    { ...decide, method: 'PUT' },
    {
      ...{ method: 'POST', path: `${one}/withdraw`, handler: `${name}.withdraw` },
      action: `${about}.withdraw`,
    },
  ];
};
