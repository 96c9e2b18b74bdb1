import type { ComponentType, ReactNode } from 'react';

/** Limits the width of a story, as a page does. */
export const asWideAs = (maxInlineSize: number) => (Story: () => ReactNode) => (
  <div style={{ maxInlineSize }}>
    <Story />
  </div>
);

/** A story that shows a part several times with different props, in columns of at least `width` or stacked. */
export const variants = <Props extends object>(
  Part: ComponentType<Props>,
  each: readonly Partial<Props>[],
  width?: number,
) => ({
  render: (args: Props) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: width ? `repeat(auto-fit, minmax(${width}px, 1fr))` : 'minmax(0, 1fr)',
        alignItems: 'start',
        gap: 24,
      }}
    >
      {each.map((props) => (
        <Part key={each.indexOf(props)} {...args} {...props} />
      ))}
    </div>
  ),
});
