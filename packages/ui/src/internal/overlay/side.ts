import { directionOf, type TriggerLink } from './lateTrigger.ts';

/** The side of its trigger on which an overlay opens, if there is room. */
export type OverlaySide = 'top' | 'bottom' | 'start' | 'end';

/** The physical side, by the direction of the text around the trigger. */
export function physicalSide(side: OverlaySide, link: Pick<TriggerLink, 'button'>) {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (directionOf(link) === 'ltr') ? 'left' : 'right';
}
