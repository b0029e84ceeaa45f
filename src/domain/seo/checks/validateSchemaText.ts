/** Result of the structured data validator. Texts with `isValid` may go on to the rich results test. */
export interface SchemaVerdict {
  isValid: boolean;
  message: string;
}

/** Validates typed structured data: it must be present and be JSON. */
export function validateSchemaText(text: string): SchemaVerdict {
  const trimmed = text.trim();
  if (!trimmed) return { isValid: false, message: '✗ No schema data to validate' };
  if (trimmed.startsWith('<')) {
    return { isValid: false, message: '✗ Enter JSON data only, not HTML script tags' };
  }
  try {
    JSON.parse(trimmed);
    return { isValid: true, message: '✓ Valid JSON-LD' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { isValid: false, message: `✗ Invalid JSON-LD: ${reason}` };
  }
}
