/** What a refusal of the API says about one field of what was sent. */
export interface FieldErrorAnswer {
  field: string;
  message: string;
}
