import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useShown } from './useShown.tsx';

const Shown = ({ count }: { count: number }) => {
  const { shown, end } = useShown(count);
  return (
    <>
      <b>{shown}</b>
      {end}
    </>
  );
};
const markup = (count: number) => renderToStaticMarkup(<Shown count={count} />);

it('has the space of 40 rows before they are rendered, for Back', () => {
  expect(markup(1000)).toContain('block-size:106rem');
  expect(markup(10)).toContain('block-size:6.625rem');
});

it('has no end after the last row', () => {
  expect(markup(8)).toBe('<b>8</b>');
});
