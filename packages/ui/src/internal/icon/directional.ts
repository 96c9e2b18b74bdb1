/** Whether the icon of this name points along the line of text. Others, such as a check mark or a clock, are the same in every direction. */
export const isDirectional = (name: string): boolean =>
  /(Left|Right)$|^(LogOut|Reply|Undo2)$/.test(name);
