interface Composable {
  isComposing: boolean;
  keyCode: number;
}

/** Whether the key belongs to text composition. Some browsers report this only by key code 229. */
export const isComposing = ({ isComposing: composing, keyCode }: Composable): boolean =>
  composing || keyCode === 229;
