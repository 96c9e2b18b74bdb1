export { DecisionTimeline, type DecisionTimelineProps } from './DecisionTimeline.tsx';
export { type TimelineEvent, type TimelineKind, timelineKinds } from './timelineEvent.ts';
