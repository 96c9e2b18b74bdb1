/** Whether the run tries every combination (`npm run sweep`) instead of one of each kind. */
export const isSweep = process.env.SWEEP === 'on';
