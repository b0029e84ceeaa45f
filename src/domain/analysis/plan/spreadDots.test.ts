import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { reviewedFirms } from '../fixtures/reviewedFirms';
import { effortPicture } from './effortPicture';
import { numberedProjects } from './numberedProjects';
import { spreadDots, type Place } from './spreadDots';

/** In widths and heights of a dot: below 1 they overlap. */
const distance = (one: Place, other: Place) =>
  Math.hypot((one.across - other.across) / 0.044, (one.up - other.up) / 0.108);

const nearest = (dots: readonly Place[]) =>
  Math.min(...dots.flatMap((one, index) => dots.slice(index + 1).map((other) => distance(one, other))));

describe('spreadDots', () => {
  it.each(Object.keys(reviewedFirms))('hides no project of %s behind another', (name) => {
    const answers = reviewedFirms[name]?.answers;
    const dots = answers && effortPicture(numberedProjects(planOfAnswers(answers)))?.dots;
    expect(nearest(dots ?? [])).toBeGreaterThanOrEqual(1);
  });

  it('moves nothing that stands free, and nothing out of the picture', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const places = fc.array(fc.record({ across: part, up: part }), { maxLength: 20 });
    fc.assert(
      fc.property(places, (given) => {
        const shown = spreadDots(given);
        for (const { across, up } of shown) {
          expect(across).toBeGreaterThanOrEqual(0);
          expect(across).toBeLessThanOrEqual(1);
          expect(up).toBeGreaterThanOrEqual(0);
          expect(up).toBeLessThanOrEqual(1);
        }
        if (nearest(given) >= 1) expect(shown).toEqual(given);
      }),
    );
  });

  it('parts two that stand in one place', () => {
    const [one, other] = spreadDots([
      { across: 1, up: 0.5 },
      { across: 1, up: 0.5 },
    ]);
    expect(one && other && distance(one, other)).toBeGreaterThanOrEqual(1);
  });
});
