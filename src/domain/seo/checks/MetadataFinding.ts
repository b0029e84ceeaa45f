/** What a check has to say. It informs; nothing is ever refused because of it. */
export interface MetadataFinding {
  /** `error`: search engines will ignore or misread it; `warning`: worth changing; `note`: good to know. */
  severity: 'error' | 'warning' | 'note';
  /** Where: a field of the record, or a path inside structured data such as `mainEntity[0].name`. */
  field: string;
  message: string;
}
