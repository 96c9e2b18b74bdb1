import type { LucideIconNode } from 'lucide-react';
import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  node: readonly LucideIconNode[];
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** Stands in for `createLucideIcon`, without its context, class names and aliases. `size` in pixels, 24 by default. */
export default function smallIcon({ node }: IconData) {
  let lines: ReactElement[] | undefined;
  return function Icon({ size = 24, ...props }: IconProps) {
    lines ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      lines,
    );
  };
}
