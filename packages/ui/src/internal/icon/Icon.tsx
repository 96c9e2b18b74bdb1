import type { ComponentType, SVGProps } from 'react';

/** An icon in the colour of the surrounding text: from lucide or our own. */
export type IconType = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

interface IconProps {
  icon: IconType;
  /** Edge in CSS pixels at the usual size of emails, with which it grows. Default 16. */
  size?: 14 | 16 | 18 | 20;
}

/** Decoration only: the words beside it carry the meaning. */
export function Icon({ icon: Illustration, size = 16 }: IconProps) {
  return <Illustration size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden focusable={false} />;
}
