/** Whether the path belongs to the CMS panel. It has its own root layout, so links to it need a full page load. */
export const isPanelPath = (path: string): boolean => /^\/cms(?![\w-])/.test(path);
