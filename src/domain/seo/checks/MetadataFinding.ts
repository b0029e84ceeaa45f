/** A finding of a metadata check. It only informs and never rejects a save. */
export interface MetadataFinding {
  /** `error`: search engines will ignore or misread it; `warning`: worth changing; `note`: informational. */
  severity: 'error' | 'warning' | 'note';
  /** A field of the record, or a path inside structured data such as `mainEntity[0].name`. */
  field: string;
  message: string;
}
