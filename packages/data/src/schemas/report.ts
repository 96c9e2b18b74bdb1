/** Told about answers that are usable but not as documented. */
export type Report = (problem: string) => void;

/** For whoever wants to hear nothing of it. */
export const ignoreReports: Report = () => undefined;
