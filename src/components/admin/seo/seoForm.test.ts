import { describe, expect, it } from 'vitest';
import { changedFields, formFromRecord, isWorthEditing, recordOf, toSeoBody } from './seoForm';

const record = {
  title: 'Our story',
  metaDescription: 'Where we come from.',
  robots: 'noindex',
  schemaType: 'Service',
  customSchema: '{"@type":"Thing"}',
  finalSchema: '{"@type":"Thing"}',
};

describe('seoForm', () => {
  it('saves again what was loaded', () => {
    expect(recordOf(formFromRecord(record))).toEqual(record);
  });

  it('keeps a generated schema that an earlier save made', () => {
    const generated = { title: 'A', schemaType: 'WebPage', finalSchema: '{"@type":"Service"}' };
    const form = formFromRecord(generated);
    expect(form).toMatchObject({ customSchema: '', generatedSchema: '{"@type":"Service"}' });
    expect(recordOf(form)).toEqual(generated);
  });

  it('names the fields that were changed', () => {
    const form = formFromRecord({ title: 'A', robots: 'nofollow' });
    expect(changedFields(form, { ...form })).toEqual([]);
    expect(changedFields(form, { ...form, title: 'B', preventIndexing: true })).toEqual(['title', 'robots']);
    expect(changedFields(form, { ...form, customSchema: '{"b":2}' })).toEqual([
      'customSchema',
      'finalSchema',
    ]);
  });

  it('lets the custom schema win over the generated one', () => {
    const form = { ...formFromRecord({}), generatedSchema: '{"a":1}' };
    expect(toSeoBody(form).finalSchema).toBe('{"a":1}');
    expect(toSeoBody({ ...form, customSchema: '{"b":2}' }).finalSchema).toBe('{"b":2}');
  });

  it('sends robots only when indexing is prevented, and clears what was emptied', () => {
    const form = formFromRecord(record);
    expect(toSeoBody(form)).toMatchObject({ robots: 'noindex', ogTitle: '' });
    expect(toSeoBody({ ...form, preventIndexing: false })).not.toHaveProperty('robots');
    expect(toSeoBody(form)).not.toHaveProperty('preventIndexing');
  });

  it('keeps robots directives about other things than indexing', () => {
    const form = formFromRecord({ ...record, robots: 'noindex, nofollow, max-snippet:20' });
    expect(form.preventIndexing).toBe(true);
    expect(toSeoBody(form).robots).toBe('noindex, nofollow, max-snippet:20');
    expect(toSeoBody({ ...form, preventIndexing: false }).robots).toBe('nofollow, max-snippet:20');
  });

  it('takes a record without title and description for empty', () => {
    expect(isWorthEditing({})).toBe(false);
    expect(isWorthEditing({ ogTitle: 'A' })).toBe(false);
    expect(isWorthEditing({ metaDescription: 'A' })).toBe(true);
  });
});
