import { previewPictureSize } from '@/components/site/previewPicture/previewPictureSize';
import { pictureNameAt, sharePicturePath } from '@/domain/seo/sharePicturePath';
import { cropImage } from '@/integrations/storage/cropImage';
import { siteOrigin } from '@/queries/siteOrigin';
import { respondWithConvertedImage, withoutImage } from '../../respondWithConvertedImage';

interface RouteContext {
  params: Promise<{ file: string }>;
}

/** A stored image, cropped for link previews. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const asked = `/share/pictures/${(await params).file}`;
  const filename = pictureNameAt(asked, siteOrigin);
  if (!filename || sharePicturePath(filename) !== asked) return withoutImage(404);
  return respondWithConvertedImage(filename, {
    contentType: 'image/jpeg',
    convert: (image) => cropImage(image, previewPictureSize),
  });
}
