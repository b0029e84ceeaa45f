import { describe, expect, it } from 'vitest';
import { placeQuery, presetPlace, presets, readPlace } from './overviewPlace';

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
