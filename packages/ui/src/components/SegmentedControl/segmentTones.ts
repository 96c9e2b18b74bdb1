/** What a choice means; it tints the segment once chosen. */
export const segmentTones = ['neutral', 'positive', 'caution', 'critical'] as const;
export type SegmentTone = (typeof segmentTones)[number];
