/** A star in a box of 16, and its left half. */
export const wholeStar = 'm8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.9l-4.1 2.2.9-4.6L1.4 6.3 6 5.7Z';
export const leftHalfStar = 'M8 1.5v10.4l-4.1 2.2.9-4.6L1.4 6.3 6 5.7Z';
