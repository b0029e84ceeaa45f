import { Icon } from '@/components/ui/Icon';
import { generativeIntegration } from '@/content/site/services/generativeIntegration';
import { Illustration } from '../Illustration';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PermissionSheet.module.css';

const { picture } = generativeIntegration;

/** Permissions of a model in each system. */
export function PermissionSheet() {
  return (
    <Illustration title={picture.title} caption={picture.caption}>
      <table className={`${table.table} ${table.compact} ${text.plain} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.system}>
              {picture.system}
            </th>
            {picture.rights.map((right) => (
              <th key={right} scope="col" className={styles.right}>
                {right}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {picture.rows.map(({ system, note, granted }) => (
            <tr key={system}>
              <th scope="row">
                {system}
                <small>{note}</small>
              </th>
              {granted.map((isGranted, index) => (
                <td
                  key={picture.rights[index]}
                  className={`${styles.right} ${isGranted ? styles.granted : styles.denied}`}
                >
                  <Icon name={isGranted ? 'check' : 'close'} sizePx={isGranted ? 20 : 15} />
                  <span className="visually-hidden">{isGranted ? picture.granted : picture.denied}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Illustration>
  );
}
