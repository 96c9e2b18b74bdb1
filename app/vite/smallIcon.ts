import type { LucideIconNode } from 'lucide-react';
import { createElement, type ReactElement, type SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

const strokes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Stands in for `createLucideIcon`, without its context, class names and aliases. `shapes`: from `onePath`. `size` in pixels,
 * 24 by default. An icon with a class has the strokes of that class. `name` is its `displayName`.
 */
export default function smallIcon(shapes: readonly LucideIconNode[], name?: string) {
  let lines: ReactElement[] | undefined;
  function Icon({ size = 24, ...props }: IconProps) {
    lines ??= shapes.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...(props.className ? {} : strokes),
        'aria-hidden': true,
        ...props,
      },
      lines,
    );
  }
  Icon.displayName = name;
  return Icon;
}
