/** The one address that pages of other sites write to. */
export const isViewPath = (path: string): boolean => path.startsWith('/api/views/');
