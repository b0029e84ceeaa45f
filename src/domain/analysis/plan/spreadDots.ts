/** A place on a picture: parts of its width and height, from the left and from the foot. */
export interface Place {
  across: number;
  up: number;
}

/** What a dot takes of the narrowest picture that is drawn, the PDF's, with a little air. */
const dot: Readonly<Place> = { across: 0.044, up: 0.108 };
const mostPasses = 200;

/** Moves dots that would hide one another apart, each as little as it takes; others stay where they are. */
export function spreadDots<Dot extends Place>(dots: readonly Dot[]): Dot[] {
  const moved = dots.map((one) => ({ ...one }));
  for (let pass = 0; pass < mostPasses; pass += 1) {
    let isCrowded = false;
    moved.forEach((one, index) => {
      moved.forEach((other, at) => {
        if (at > index) isCrowded = pushApart(one, other) || isCrowded;
      });
    });
    if (!isCrowded) break;
  }
  return moved;
}

/** @returns whether there was need to */
function pushApart(one: Place, other: Place): boolean {
  const x = (other.across - one.across) / dot.across;
  const y = (other.up - one.up) / dot.up;
  // As nearly all are; the rest takes longer.
  if (Math.abs(x) >= 1 || Math.abs(y) >= 1) return false;
  const distance = Math.hypot(x, y);
  if (distance >= 1) return false;
  // Two in one place leave it to the sides.
  const [towardsX, towardsY] = distance > 0.001 ? [x / distance, y / distance] : [1, 0];
  const half = (1.01 - distance) / 2;
  for (const [place, sign] of [
    [one, -1],
    [other, 1],
  ] as const) {
    place.across = within(place.across + sign * half * towardsX * dot.across);
    place.up = within(place.up + sign * half * towardsY * dot.up);
  }
  return true;
}

const within = (part: number): number => Math.min(1, Math.max(0, part));
