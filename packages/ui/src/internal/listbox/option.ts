/** One thing that can be chosen. */
export interface Option {
  /** What is kept and sent; unique within its list. */
  value: string;
  /** What people read and search for. */
  label: string;
  /** Short remark at the row's end, such as a count. */
  detail?: string | undefined;
}
