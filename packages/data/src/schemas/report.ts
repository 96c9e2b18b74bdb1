/** Told about answers that are usable but not as documented. */
export type Report = (problem: string) => void;

export const ignoreReports: Report = () => undefined;
