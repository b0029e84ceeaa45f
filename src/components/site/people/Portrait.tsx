import { PostPicture } from '@/components/site/blog/PostPicture';
import type { Picture } from '@/domain/blog/Picture';
import styles from './Portrait.module.css';

interface PortraitProps {
  photo: Picture | null;
  name: string;
  size: 'small' | 'medium' | 'large';
  /** The name is beside it. */
  isDecorative?: boolean;
}

const shownWidths = { small: '4rem', medium: '7rem', large: '(width >= 60rem) 18rem, 12rem' };

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A photo, or initials without one. */
export function Portrait({ photo, name, size, isDecorative }: PortraitProps) {
  return (
    <span className={styles.portrait} data-size={size}>
      {photo ? (
        <PostPicture picture={photo} sizes={shownWidths[size]} isDecorative={isDecorative} />
      ) : (
        <span aria-hidden="true" className={styles.initials}>
          {initialsOf(name)}
        </span>
      )}
    </span>
  );
}
