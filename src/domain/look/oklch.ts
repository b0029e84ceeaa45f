/** A color in OKLCH: lightness from 0 to 1, chroma, and hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/*
 * The matrices between linear sRGB, cone responses, and OKLab: https://bottosson.github.io/posts/oklab/
 */
const rgbToCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const conesToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToCones: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const conesToRgb: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function multiply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  const [first = 0, second = 0, third = 0] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
}

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/** Returns a color (#rrggbb) in OKLCH. */
export function toOklch(color: string): Oklch {
  const channel = (at: number) => toLinear(parseInt(color.slice(at, at + 2), 16) / 255);
  const cones = multiply(rgbToCones, [channel(1), channel(3), channel(5)]);
  const [lightness, a, b] = multiply(conesToLab, each(cones, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** How far a channel may lie outside of sRGB and still be rounded into it. */
const tolerance = 0.001;
const chromaSteps = 40;

/** Returns the color as #rrggbb, with less chroma where sRGB doesn't have it. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let step = chromaSteps; step > 0; step -= 1) {
    const rgb = linearRgb(lightness, (chroma * step) / chromaSteps, hue);
    if (rgb.every((linear) => linear >= -tolerance && linear <= 1 + tolerance)) return hexOf(rgb);
  }
  return hexOf(linearRgb(lightness, 0, hue));
}

function linearRgb(lightness: number, chroma: number, hue: number): Triple {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return multiply(
    conesToRgb,
    each(multiply(labToCones, lab), (root) => root ** 3),
  );
}

function hexOf(rgb: Triple): string {
  const channels = each(rgb, (linear) => fromLinear(Math.min(1, Math.max(0, linear))) * 255);
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
