/** VoiceOver follows the highlight of a combobox badly, so there the live region speaks it as well. */
export const speaksActive = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
