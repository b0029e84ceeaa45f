import { ImageResponse } from 'next/og';
import { loadPreviewPictureFonts } from '@/components/site/previewPicture/loadPreviewPictureFonts';
import { PreviewPicture, previewPictureSize } from '@/components/site/previewPicture/PreviewPicture';
import { defaultPreviewPicturePath, previewPicturePath } from '@/content/site/previewPicturePath';
import { previewTitles } from '@/content/site/shownPages';
import { footerTagline } from '@/content/site/navigation';
import { inLatinLetters } from '@/domain/text/inLatinLetters';
import { getSiteSettings } from '@/queries/getSiteSettings';

interface RouteContext {
  params: Promise<{ path: string[] }>;
}

const titles = new Map([
  [defaultPreviewPicturePath, footerTagline],
  ...Array.from(previewTitles, ([path, title]) => [previewPicturePath(path), title] as const),
]);

/** Only these exist: nobody can have the server draw texts of their own. */
export const dynamicParams = false;

export function generateStaticParams(): { path: string[] }[] {
  return [...titles.keys()].map((imagePath) => ({ path: imagePath.split('/').slice(2) }));
}

/** The preview pictures, made at build time and again when the firm's name changes. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { path } = await params;
  const title = titles.get(`/share/${path.join('/')}`);
  if (!title) return new Response(null, { status: 404 });
  const { firmName } = await getSiteSettings();
  // For letters that our fonts lack the renderer would ask a font vendor.
  const drawnName = inLatinLetters(firmName);
  return new ImageResponse(<PreviewPicture firmName={drawnName} title={title} />, {
    ...previewPictureSize,
    fonts: await loadPreviewPictureFonts(),
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });
}
