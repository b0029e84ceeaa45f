import styles from './SignList.module.css';

/** Visible signs in an office, in large type. */
export function SignList({ signs }: { signs: readonly string[] }) {
  return (
    <ul role="list" className={styles.signs}>
      {signs.map((sign, place) => (
        <li key={place}>{sign}</li>
      ))}
    </ul>
  );
}
