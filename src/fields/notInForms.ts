/**
 * For what the server keeps as data or as Markdown: the CMS neither lists nor shows it. Payload's field for JSON would load its editor from
 * a third party, and what is in there is told by the report.
 */
export const notInForms = { admin: { disabled: true } } as const;
