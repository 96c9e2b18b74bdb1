/** Id of the advisory lock of a start: any number that nothing else locks in this database. */
export const STARTING = 4_400_001;
