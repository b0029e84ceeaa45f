import type { Block } from '@/domain/blog/Body';
import { PostPicture } from './PostPicture';
import styles from './PostBody.module.css';

/** As in the styles. */
const sizes = {
  full: '(width >= 48rem) 44rem, 92vw',
  medium: '(width >= 33rem) 29rem, 92vw',
  small: '15rem',
} as const;

/** A picture of its own in a text, with what is said below it. */
export function BodyPicture({ picture, caption, width }: Omit<Extract<Block, { kind: 'image' }>, 'kind'>) {
  return (
    <figure className={styles.picture} data-width={width}>
      <PostPicture picture={picture} sizes={sizes[width ?? 'full']} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
