import { describe, expect, it } from 'vitest';
import { departments } from '@/domain/analysis/catalogue/departments';
import { recognizeTask } from '@/domain/analysis/catalogue/recognizeTask';
import { trades } from '@/domain/analysis/catalogue/tradeOf';
import { hintOfStep } from './tradeExamples';
import { stepTexts } from './wizard';

/** An industry of each trade, as in the wizard. */
const industryOf: Readonly<Record<(typeof trades)[number], string>> = {
  law: 'Offices of Lawyers',
  manufacturing: 'Machine Shops',
  wholesale: 'Industrial Supplies Merchant Wholesalers',
  health: 'Offices of Dentists',
  finance: 'Offices of Certified Public Accountants',
  construction: 'Roofing Contractors',
  realEstate: 'Residential Property Managers',
  education: 'Language Schools',
  hospitality: 'Full-Service Restaurants',
  retail: 'Baked Goods Retailers',
  transport: 'General Freight Trucking, Local',
  software: 'Software Publishers',
  agency: 'Advertising Agencies',
  nonprofit: 'Civic and Social Organizations',
};

describe('hintOfStep', () => {
  it.each(trades)('has examples of its own for %s', (trade) => {
    const hints = ([3, 5, 6] as const).map((step) => hintOfStep(step, industryOf[trade]));
    for (const other of trades.filter((one) => one !== trade))
      expect(([3, 5, 6] as const).map((step) => hintOfStep(step, industryOf[other]))).not.toEqual(hints);
    expect(hints).not.toContain(stepTexts[3].hint);
  });

  it.each(trades)('names a task that no department lists for %s', (trade) => {
    const [, task = ''] = /such as “([^”]+)”\.$/.exec(hintOfStep(5, industryOf[trade]) ?? '') ?? [];
    expect(task).not.toBe('');
    const listed = departments.flatMap(({ tasks }) => tasks);
    expect(listed).not.toContain(recognizeTask(task));
  });

  it('says the same as ever to an unknown trade, and in other steps', () => {
    for (const step of [3, 5, 6] as const)
      expect(hintOfStep(step, 'Something of our own')).toBe(stepTexts[step].hint);
    expect(hintOfStep(4, 'Machine Shops')).toBe(stepTexts[4].hint);
  });
});
