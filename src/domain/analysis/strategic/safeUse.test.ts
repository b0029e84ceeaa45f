import { describe, expect, it } from 'vitest';
import { lawOffice } from '../fixtures/lawOffice';
import { safeUse, safeUseNames } from './safeUse';

const draftOf = (additionalContext: string) =>
  safeUse({ ...lawOffice, goals: 'Grow.', bottlenecks: 'None.', currentAiUsage: 'no', additionalContext });

describe('safeUse', () => {
  it.each([
    'One paralegal already pastes stories into ChatGPT to fix the English.',
    'They paste client emails into chat gpt.',
    'My bookkeeper puts invoices into Gemini.',
    'I copy notes into Copilot.',
    'Two people are uploading contracts to Claude.',
  ])('begins with what is done today: %s', (words) => {
    const { name, description, phase } = draftOf(words);
    expect([name, phase]).toEqual([safeUseNames.inUse, 1]);
    expect(description).toContain(`You told us: “${words}” Stop that this week.`);
  });

  it.each([
    'Nobody pastes anything into ChatGPT.',
    'We must not put client data into ChatGPT.',
    'We want to put our quotes into an AI tool.',
    'Customers paste our quotes into ChatGPT.',
    'We put the boxes into the truck.',
    'I would never upload files to Claude.',
    'We are considering using Copilot.',
    'Our competitors use ChatGPT.',
  ])('hears nothing else: %s', (words) => {
    const { name, description } = draftOf(words);
    expect(name).toBe(safeUseNames.before);
    expect(description).not.toContain('Stop that');
    expect(description).not.toContain('Put that use');
  });

  it('asks for a rule about what a tool is used for today', () => {
    const words = 'One preparer uses ChatGPT for letters.';
    const { name, description } = draftOf(words);
    expect(name).toBe(safeUseNames.inUse);
    expect(description).toContain(
      `You told us: “${words}” Put that use on the page: what may go in, and who checks.`,
    );
  });
});
