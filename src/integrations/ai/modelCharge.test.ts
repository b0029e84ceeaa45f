import { describe, expect, it } from 'vitest';
import { fitsBudget } from './fitsBudget';
import { tokensTaken, tokensToReserve } from './modelCharge';

const completion = { text: 'x'.repeat(300), isCutOff: false, isDeclined: false };

describe('the tokens of a question', () => {
  it('are reserved for its texts and the longest answer', () => {
    const turns = [{ role: 'user' as const, content: 'y'.repeat(270) }];
    expect(tokensToReserve('x'.repeat(30), { turns, maxOutputTokens: 1_000 })).toBe(1_100);
  });

  it('count what writes with more bytes than letters', () => {
    const turns = [{ role: 'user' as const, content: '漢'.repeat(100) }];
    expect(tokensToReserve('', { turns, maxOutputTokens: 0 })).toBe(100);
  });

  it('are those that the provider reports', () => {
    expect(tokensTaken({ ...completion, inputTokens: 12, outputTokens: 5 }, { inputTokens: 50 })).toEqual({
      inputTokens: 12,
      outputTokens: 5,
    });
  });

  it.each([[undefined], [0], [-5], [Number.NaN]])('are estimated when it reports %s', (reported) => {
    const answered = { ...completion, inputTokens: reported, outputTokens: reported };
    expect(tokensTaken(answered, { inputTokens: 50 })).toEqual({ inputTokens: 50, outputTokens: 100 });
  });

  it('are bounded, whatever it claims', () => {
    expect(tokensTaken({ ...completion, inputTokens: 1e308 }, { inputTokens: 50 }).inputTokens).toBe(
      10_000_000,
    );
  });
});

describe('a day’s budget', () => {
  const limits = { tokensPerDay: 1_000, tokensPerUserPerDay: 300 };

  it.each([
    ['is open to what just fits', 100, { today: 900, own: 200, byNewcomers: null }, true],
    ['is closed when all together would overrun it', 100, { today: 901, own: 0, byNewcomers: null }, false],
    [
      'is closed when the account would overrun its own',
      100,
      { today: 500, own: 201, byNewcomers: null },
      false,
    ],
    ['is open to a newcomer up to the half', 100, { today: 400, own: 0, byNewcomers: 400 }, true],
    ['is closed to newcomers beyond', 100, { today: 401, own: 0, byNewcomers: 401 }, false],
    ['keeps the other half for those who came before', 100, { today: 900, own: 0, byNewcomers: null }, true],
  ])('%s', (_, tokens, spent, expected) => {
    expect(fitsBudget(tokens, spent, limits)).toBe(expected);
  });
});
