/** Whether the CMS is there. It has a root layout of its own, which only a full load can bring. */
export const isPanelPath = (path: string): boolean => /^\/cms(?![\w-])/.test(path);
