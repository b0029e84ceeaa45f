import { initialOf } from './initialOf';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** Data URL of the profile picture. */
  profileImage: string | null;
}

/** Profile picture, else the upper-case initial of the name, else 'U'. Decorative: the name is shown elsewhere. */
export function Avatar({ name, profileImage }: AvatarProps) {
  const background = profileImage ? { backgroundImage: `url("${profileImage}")` } : undefined;
  return (
    <span className={styles.avatar} style={background} aria-hidden="true">
      {profileImage ? null : initialOf(name)}
    </span>
  );
}
