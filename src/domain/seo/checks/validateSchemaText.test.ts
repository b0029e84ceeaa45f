import { describe, expect, it } from 'vitest';
import { validateSchemaText } from './validateSchemaText';

describe('validateSchemaText', () => {
  it('says what is wrong in the documented words', () => {
    expect(validateSchemaText(' \n')).toEqual({ isValid: false, message: '✗ No schema data to validate' });
    expect(validateSchemaText(' <script>{}</script>')).toEqual({
      isValid: false,
      message: '✗ Enter JSON data only, not HTML script tags',
    });
    expect(validateSchemaText('{"a":').message).toMatch(/^✗ Invalid JSON-LD: \S/);
  });

  it('accepts JSON', () => {
    expect(validateSchemaText('{"@type":"Thing"}')).toEqual({ isValid: true, message: '✓ Valid JSON-LD' });
  });
});
