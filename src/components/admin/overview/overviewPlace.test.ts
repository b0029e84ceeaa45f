import { describe, expect, it } from 'vitest';
import { placeQuery, presetPlace, presets, problemOf, readPlace } from './overviewPlace';

const today = '2026-11-20';
const usual = { from: '2026-10-22', to: today, by: 'day' };

describe('readPlace', () => {
  it.each([
    '',
    'from=2026-11-01',
    'from=x&to=y',
    'from=2026-11-01&to=<script>',
    'from=2026-11-01&to=2026-10-01',
    'from=2020-01-01&to=2026-10-01',
    'from=2026-10-01&to=2026-11-01&by=year',
    'by=month',
  ])('takes the last 30 days for %j', (query) =>
    expect(readPlace(new URLSearchParams(query), today)).toEqual(usual),
  );

  it('finds again what an address says', () => {
    for (const preset of presets) {
      const place = presetPlace(preset, today);
      expect(readPlace(new URLSearchParams(placeQuery(place)), today)).toEqual(place);
    }
  });
});

describe('problemOf', () => {
  it.each([
    ['an empty first day', { from: '' }, 'from', 'Must be a day such as 2026-11-20'],
    ['a first day that there isn’t', { from: '2026-02-30' }, 'from', 'Must be a day such as 2026-11-20'],
    ['an empty last day', { to: '' }, 'to', 'Must be a day such as 2026-11-20'],
    ['a last day before the first', { to: '2026-10-01' }, 'to', 'The last day is before the first'],
    ['a span that is too long', { from: '2020-01-01' }, 'to', 'At most 1830 days'],
  ])('says %s at its field', (_name, changes, at, message) => {
    expect(problemOf({ ...presetPlace(presets[0], today), from: '2026-11-01', ...changes })).toEqual({
      at,
      message,
    });
  });

  it('finds nothing wrong with a preset', () => {
    for (const preset of presets) expect(problemOf(presetPlace(preset, today))).toBeNull();
  });
});
