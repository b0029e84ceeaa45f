import { describe, expect, it } from 'vitest';
import { analysisFileName } from './analysisFileName';

describe('analysisFileName', () => {
  it.each([
    ['Office plan', 'ai-opportunity-analysis-office-plan.pdf'],
    ['Büro & Café 2026', 'ai-opportunity-analysis-buro-cafe-2026.pdf'],
    ['../../etc/passwd"; \r\nSet-Cookie: a', 'ai-opportunity-analysis-etcpasswd-set-cookie-a.pdf'],
    ['分析', 'ai-opportunity-analysis-7.pdf'],
  ])('of %j is %s', (list_name, name) => {
    expect(analysisFileName({ id: 7, list_name }, 'pdf')).toBe(name);
  });
});
