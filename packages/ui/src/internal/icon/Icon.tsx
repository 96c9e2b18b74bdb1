import type { ComponentType, SVGProps } from 'react';
import { isDirectional } from './directional.ts';
import * as styles from './Icon.css.ts';

/** An icon in the colour of the surrounding text, from lucide or custom. */
export type IconType = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

interface IconProps {
  icon: IconType;
  /** Size in CSS pixels at the default font size, with which it scales. Default 16. */
  size?: 12 | 14 | 16 | 18 | 20;
}

/** Decorative: the text next to it carries the meaning. In right-to-left text, one with a direction is mirrored. */
export function Icon({ icon: Illustration, size = 16 }: IconProps) {
  return (
    <Illustration
      size={`${size / 16}rem`}
      className={isDirectional(Illustration.displayName ?? '') ? styles.mirrored : styles.icon}
      aria-hidden
    />
  );
}
