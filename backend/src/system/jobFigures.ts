/** The jobs of one kind that are not done yet. */
export interface JobFigures {
  waiting: number;
  /** Failed at least once, and waiting for another attempt. */
  failed: number;
  /** Instant of the oldest. */
  oldest: string | null;
  /** Why the latest failed, as a code of the mail server; null for other kinds. */
  problem: string | null;
}

interface CountRow {
  count?: number | string;
  failed?: number | string | undefined;
  oldest?: number | string | Date | null;
}

/** Reads counts; PostgreSQL returns large numbers as text. */
export const jobFigures = (
  row: CountRow | undefined,
  problem: string | null = null,
): JobFigures => {
  const failed = Number(row?.failed ?? 0);
  const at = row?.oldest ?? null;
  const instant = at instanceof Date ? at : new Date(Number(at));
  return {
    waiting: Number(row?.count ?? 0) - failed,
    failed,
    oldest: at === null ? null : instant.toISOString(),
    problem,
  };
};
