import { describe, expect, it } from 'vitest';
import { isAbroad } from './isAbroad';

describe('isAbroad', () => {
  it.each([
    'We are in Toronto.',
    'we’re a small firm in the UK',
    'In the UK.',
    'Our office is in London and we are twelve people.',
    'Based in Ontario, with ten people.',
    'We grow. We are located in Germany.',
    'We are based in the U.K. since 1990',
  ])('hears it in %j', (text) => {
    expect(isAbroad(['', text])).toBe(true);
  });

  it.each([
    'We are in Toledo, Ohio',
    'Our office is in London, KY',
    'We are in Ontario, California',
    'Our customers are in Canada',
    'We sell all over the European Union.',
    'We are not in Canada',
    'We are expanding in Mexico',
    'A supplier based in China is late',
    'We are in New Mexico',
    'Our team answers clients in Germany',
    '',
  ])('hears nothing in %j', (text) => {
    expect(isAbroad([text])).toBe(false);
  });
});
