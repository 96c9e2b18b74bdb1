import type { ComponentType, ReactNode } from 'react';

/* What stories of patterns share. */

/** Gives a story the width of the place that its part has on a page. */
export const asWideAs = (maxInlineSize: number) => (Story: () => ReactNode) => (
  <div style={{ maxInlineSize }}>
    <Story />
  </div>
);

/** A story of several of one part, each with some props of its own; columns as narrow as `width`, or else one below the other. */
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
