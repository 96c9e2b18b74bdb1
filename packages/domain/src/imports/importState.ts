/** Where an import is: the user maps its columns, the server checks or writes its rows, or it has ended. */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;

export type ImportState = (typeof importStates)[number];

/** States in which the server goes through the rows. */
export const busyStates = ['checking', 'running', 'undoing'] as const satisfies ImportState[];

export type BusyState = (typeof busyStates)[number];

/** Whether the server goes through the rows of an import. */
export const isBusy = (state: ImportState): state is BusyState =>
  busyStates.some((busy) => busy === state);

/** The outcome of a row: first before the check, then the four after it, then those of the run and of undo. */
export const importOutcomes = [
  'waiting',
  'new',
  'changed',
  'unchanged',
  'failed',
  'created',
  'saved',
  'undone',
  'kept',
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** The rows that the server goes through in a state. */
export const dueOutcomes: Readonly<Record<BusyState, readonly ImportOutcome[]>> = {
  checking: ['waiting'],
  running: ['new', 'changed'],
  undoing: ['created', 'saved'],
};

/** Where the rows of an import are from: a file in a format, or the listings that are selected for a bulk edit. */
export const importFormats = ['csv', 'json', 'selection'] as const;

export type ImportFormat = (typeof importFormats)[number];

/** By what a row finds its record: its id or its slug, a listing by its name within the account, an account by its email address, a review by its listing and author. */
export const importKeys = ['id', 'slug', 'name', 'email', 'listing_slug'] as const;

export type ImportKey = (typeof importKeys)[number];

/** The cell that names the record of a row: that of the key, or `otherwise` where that is empty. */
export const namedBy = (
  key: ImportKey,
  row: Readonly<Partial<Record<ImportKey, string>>>,
  otherwise: ImportKey = 'name',
): ImportKey => (row[key] ? key : otherwise);

/** How new listings and changes of live ones arrive. */
export const arrivals = ['draft', 'pending'] as const;

export type Arrival = (typeof arrivals)[number];

/** Where an import is after its rows, or after it was stopped before them. */
export const afterRows = {
  checking: { ended: 'checked', stopped: 'mapping' },
  running: { ended: 'done', stopped: 'stopped' },
  undoing: { ended: 'undone', stopped: 'stopped' },
} as const satisfies Readonly<
  Record<BusyState, Readonly<Record<'ended' | 'stopped', ImportState>>>
>;

/** What an import is when the server stops going through its rows: where it is then, and whether that stopped its Undo. */
export const stoppedFrom = (state: BusyState) => ({
  state: afterRows[state].stopped,
  undoStopped: state === 'undoing',
});

/** The outcome of the listings that a bulk edit lists: of those that are still to change where it can run, else of those that it changed. */
export const listedOutcome = (state: ImportState, undoStopped: boolean): 'changed' | 'saved' =>
  state === 'done' || undoStopped ? 'saved' : 'changed';
