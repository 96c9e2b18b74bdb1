import type { LucideIconNode } from 'lucide-react';

/** A shape as path data; undefined for one that needs an element of its own. */
function pathOf([tag, shape]: LucideIconNode): string | undefined {
  if (shape.fill) return undefined;
  // A relative start would continue from the shape before.
  if (tag === 'path') return shape.d?.replace(/^m/, 'M0 0m');
  if (tag === 'line') return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
  const r = Number(shape.r ?? shape.rx ?? 0);
  if (tag === 'circle') {
    const half = (x: number) => `a${r} ${r} 0 1 1 ${x} 0`;
    return `M${Number(shape.cx) - r} ${shape.cy}${half(2 * r)}${half(-2 * r)}z`;
  }
  if (tag !== 'rect') return undefined;
  const [across, down] = [Number(shape.width) - 2 * r, Number(shape.height) - 2 * r];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${Number(shape.x) + r} ${shape.y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** The shapes of an icon, as far as possible as one path: elements cost style, layout and memory. */
export function onePath(node: readonly LucideIconNode[]): readonly LucideIconNode[] {
  const paths = node.map(pathOf);
  const d = paths.join('');
  return [
    ...(d ? [['path', { d }] satisfies LucideIconNode] : []),
    ...node
      .filter((_, index) => paths[index] === undefined)
      .map(([tag, attributes]): LucideIconNode => [tag, attributes]),
  ];
}
