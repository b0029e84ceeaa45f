/** A validation error of one field in an API response. */
export interface FieldErrorAnswer {
  field: string;
  message: string;
}
