import { describe, expect, it } from 'vitest';
import { checkStructuredData } from './checkStructuredData';
import { fillSchemaTemplate, schemaTemplateNames } from './schemaTemplates';

const facts = {
  firmName: 'Example Firm',
  siteUrl: 'https://example.com',
  pageUrl: 'https://example.com/story',
  title: 'Our story',
  description: 'Where the firm comes from.',
};

describe('fillSchemaTemplate', () => {
  it.each(schemaTemplateNames)('%s lacks nothing that is required and has no unknown property', (name) => {
    const findings = checkStructuredData(fillSchemaTemplate(name, facts));
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('speaks of the page it is for', () => {
    expect(JSON.parse(fillSchemaTemplate('service', facts))).toMatchObject({
      '@type': 'Service',
      name: 'Our story',
      url: 'https://example.com/story',
      provider: { name: 'Example Firm' },
    });
  });
});
