export * from './mediaStore.ts';
export * from './readInChild.ts';
export * from './records.ts';
export * from './storage.ts';
export * from './upload.ts';
export * from './uses.ts';
