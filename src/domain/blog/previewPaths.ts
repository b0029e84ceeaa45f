/** Where staff sees the latest saved draft of a post, as a page of the site. */
export const previewPath = (id: number): string => `/blog/preview/${id}`;

/** The same without the site around it, for the frame beside the panel's form: the only part of a draft that may be framed. */
export const previewFramePath = (id: number): string => `${previewPath(id)}/frame`;
