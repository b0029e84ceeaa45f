/**
 * Hides a field that the server stores as JSON or Markdown from lists and forms of the CMS. Payload's JSON field would
 * load its editor from a third party, and the report shows the content.
 */
export const notInForms = { admin: { disabled: true } } as const;
