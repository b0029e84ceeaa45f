import { coverProblem } from '../coverProblem';
import { pictureNames } from '../../markdown/pictureNames';
import { weightMessages } from './pictureMessages';
import type { PostFinding } from './PostFinding';
import type { CheckedSite, PostToCheck } from './PostToCheck';

/** What is to be said about the cover. Missing alt text holds the post back. */
export function coverFindings({ cover }: PostToCheck, { pictures }: CheckedSite): PostFinding[] {
  const { image, altText, isDecorative } = cover;
  if (!image) {
    const message = 'Without a cover, link previews show the blog’s general picture.';
    return [{ severity: 'note', field: 'coverImage', message }];
  }
  const problem = coverProblem({ hasCover: true, altText, isDecorative });
  const [filename = ''] = pictureNames(image);
  const weightBytes = pictures.get(filename)?.weightBytes ?? 0;
  const warnings = [
    ...(filename ? [] : ['Readers don’t see covers from other sites. Upload the picture instead.']),
    ...weightMessages('The cover', weightBytes),
  ];
  return [
    ...(problem === null
      ? []
      : [{ severity: 'error' as const, field: 'coverAltText' as const, message: problem }]),
    ...warnings.map((message) => ({ severity: 'warning' as const, field: 'coverImage' as const, message })),
  ];
}
