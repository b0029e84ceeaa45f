import type { Picture } from '@/domain/blog/Picture';
import { picturePath } from '@/domain/blog/pictureName';

interface PostPictureProps {
  picture: Picture;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Loads an image above the fold first; others load lazily. */
  isFirst?: boolean;
  /** Hides it from screen readers where the text beside it has the same content. */
  isDecorative?: boolean;
  title?: string;
  className?: string;
}

/** An image in a suitable width, with its space reserved before it loads. */
export function PostPicture({ picture, sizes, isFirst, isDecorative, ...others }: PostPictureProps) {
  const { filename, widthPx, heightPx, alt, files } = picture;
  const sources = files.map((file) => `${picturePath(file.filename)} ${file.widthPx}w`);
  return (
    <picture>
      <img
        src={picturePath(filename)}
        {...(widthPx > 0 ? { srcSet: sources.join(', '), sizes, width: widthPx, height: heightPx } : {})}
        alt={isDecorative ? '' : alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        {...others}
      />
    </picture>
  );
}
