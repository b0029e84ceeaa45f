/** The page of the site on which staff see the latest saved draft of a post. */
export const previewPath = (id: number): string => `/blog/preview/${id}`;

/**
 * The same without the site's header and footer, for the preview frame beside the panel's form. It is the only draft
 * page that may be framed.
 */
export const previewFramePath = (id: number): string => `${previewPath(id)}/frame`;
