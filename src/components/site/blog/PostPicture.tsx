import type { Picture } from '@/domain/blog/Picture';
import { picturePath } from '@/domain/blog/pictureName';

interface PostPictureProps {
  picture: Picture;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** What a reader sees first is loaded first; everything else when it comes near. */
  isFirst?: boolean;
  /** Beside words that say the same, screen readers are better off without it. */
  isDecorative?: boolean;
  title?: string;
  className?: string;
}

/** A picture at the width that fits, with its place reserved before it is there. */
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
