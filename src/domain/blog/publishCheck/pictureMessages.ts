import { blogLimits } from '../blogLimits';
import { pictureNames } from '../../markdown/pictureNames';
import { pictureOnItsWay } from '../../markdown/pictureOnItsWay';
import type { CheckedSite } from './PostToCheck';

const kilobyte = 1000;

/** Returns the problems of an image in the text. */
export function pictureMessages(
  { src, alt }: { src: string; alt: string },
  { pictures }: CheckedSite,
): string[] {
  // No finding about missing alt text: the upload asks for it.
  if (src === pictureOnItsWay)
    return ['A picture is still being uploaded. Readers don’t get it before it is there.'];
  const [filename = ''] = pictureNames(src);
  const picture = pictures.get(filename);
  const name = `The picture “${(filename || src).slice(0, 80)}”`;
  return [
    ...(filename ? [] : placeMessages(name, src)),
    ...(filename && !picture ? [`${name} is not among the stored pictures.`] : []),
    ...(alt.trim() === '' && !picture?.isDecorative
      ? [`${name} has no alt text. Describe what it shows, or mark it as decorative under Media.`]
      : []),
    ...(picture ? weightMessages(name, picture.weightBytes) : []),
  ];
}

export const isOfOtherSite = (src: string): boolean => /^(?:https?:)?\/\//i.test(src);

/** Pages don't load external images, and a relative address has no base URL. */
function placeMessages(name: string, src: string): string[] {
  if (isOfOtherSite(src)) {
    return [`${name} is on another site, and readers get a link to it. Bring it in, if you may use it.`];
  }
  return src.startsWith('/') ? [] : [`${name} has an address that begins nowhere. Upload it here.`];
}

/** Returns a warning for an image that makes a page slow to load. */
export function weightMessages(name: string, weightBytes: number): string[] {
  if (weightBytes <= blogLimits.imageHeavyBytes) return [];
  const [weight, limit] = [weightBytes, blogLimits.imageHeavyBytes].map((bytes) =>
    Math.round(bytes / kilobyte),
  );
  return [`${name} weighs ${weight} kB. Above ${limit} kB, readers wait: use a smaller or simpler one.`];
}
