import type { LucideIconNode } from 'lucide-react';
import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  node: readonly LucideIconNode[];
}

type DrawnIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** What lucide-react makes an icon with, as far as this product asks for it: a list draws some for each of its rows. */
export default function drawnIcon({ node }: IconData) {
  let lines: ReactElement[] | undefined;
  return function DrawnIcon({ size = 24, ...props }: DrawnIconProps) {
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
