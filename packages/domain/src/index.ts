/* The rules of the product, without React, input or output: shared by forms, backend and stories. */

export * from './access/index.ts';
export * from './account/index.ts';
export * from './audit/index.ts';
export * from './base/index.ts';
export * from './brand/index.ts';
export * from './calls/index.ts';
export * from './errors/index.ts';
export * from './fields/index.ts';
export * from './imports/index.ts';
export * from './installation/index.ts';
export * from './listing/index.ts';
export * from './lists/index.ts';
export * from './moderation/index.ts';
export * from './money/index.ts';
export * from './notifications/index.ts';
export * from './records/index.ts';
export * from './savedViews/index.ts';
export * from './text/index.ts';
