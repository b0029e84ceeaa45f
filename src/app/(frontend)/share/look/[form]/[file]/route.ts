import { readLookImagePath } from '@/domain/look/lookImage';
import { convertLookImage } from '@/integrations/storage/convertLookImage';
import { respondWithConvertedImage, withoutImage } from '../../../respondWithConvertedImage';

interface RouteContext {
  params: Promise<{ form: string; file: string }>;
}

/** A stored image as PNG, in a form of the firm's logo or icon. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { form, file } = await params;
  const asked = readLookImagePath(form, file);
  if (!asked) return withoutImage(404);
  return respondWithConvertedImage(asked.filename, {
    contentType: 'image/png',
    convert: (image) => convertLookImage(image, asked.form),
  });
}
