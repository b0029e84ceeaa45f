import { lawFirm } from '@/domain/useCase/lawFirm';
import styles from './HoursGrid.module.css';

const { before, after, weekly, percentLess } = lawFirm;

/** Cells are filled column by column; 385 hours make 35 full columns of 11. */
const rows = 11;
const columns = Math.ceil(before.hours / rows);
const cell = 10;
const square = 8;

/** Outline around the first `hours` cells, along the grid. */
function outlineOf(hours: number): string {
  const full = Math.floor(hours / rows) * cell;
  const rest = (hours % rows) * cell;
  const height = rows * cell;
  return rest === 0 ? `M0 0H${full}V${height}H0Z` : `M0 0H${full + cell}V${rest}H${full}V${height}H0Z`;
}

/** One week of the firm: each square is an hour, bright ones remain. */
export function HoursGrid() {
  return (
    <figure className={styles.chart} aria-label="Hours a week, before and after">
      <figcaption className={styles.legend}>
        <b>Hours a week</b>
        <span>
          <i className={styles.kept} /> {after.hours} still worked
        </span>
        <span>
          <i className={styles.saved} /> {weekly.hours} given back (−{percentLess.hours}%)
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${columns * cell} ${rows * cell}`}
        role="img"
        aria-label={`${before.hours} squares, one for each hour before. ${after.hours} remain, ${weekly.hours} are given back.`}
      >
        <defs>
          <pattern id="saved-hours" width={cell} height={cell} patternUnits="userSpaceOnUse">
            <rect
              x="1.5"
              y="1.5"
              width={square - 1}
              height={square - 1}
              rx="1"
              className={styles.savedCell}
            />
          </pattern>
          <pattern id="kept-hours" width={cell} height={cell} patternUnits="userSpaceOnUse">
            <rect x="1" y="1" width={square} height={square} rx="1" className={styles.keptCell} />
          </pattern>
        </defs>
        <path d={outlineOf(before.hours)} fill="url(#saved-hours)" />
        <path d={outlineOf(after.hours)} className={styles.ground} />
        <path d={outlineOf(after.hours)} fill="url(#kept-hours)" />
        {/* All hours of the "before" state; scrolling removes the saved ones. */}
        <path d={outlineOf(before.hours)} fill="url(#kept-hours)" className={styles.leaving} />
      </svg>
    </figure>
  );
}
