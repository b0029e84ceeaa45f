import type { StepPicture } from '@/content/site/assessment';
import styles from './StepDrawing.module.css';

const answers = Array.from({ length: 11 }, (_, index) => index);
/** Lengths of the report's bars, from cautious to ambitious savings. */
const reportBars = [150, 118, 92, 64];

const drawings = {
  signUp: (
    <>
      <rect className={styles.card} x="58" y="14" width="124" height="92" rx="5" />
      <path className={styles.line} d="M74 32h38M74 54h30" />
      <rect className={styles.field} x="74" y="37" width="92" height="11" rx="2.5" />
      <rect className={styles.field} x="74" y="59" width="92" height="11" rx="2.5" />
      <rect className={styles.action} x="74" y="81" width="92" height="14" rx="3" />
    </>
  ),
  start: (
    <>
      <rect className={styles.card} x="24" y="18" width="192" height="84" rx="5" />
      <path className={styles.line} d="M38 36h62" />
      <rect className={styles.action} x="150" y="29" width="54" height="14" rx="3" />
      <rect className={styles.field} x="38" y="54" width="50" height="34" rx="3" />
      <rect className={styles.field} x="95" y="54" width="50" height="34" rx="3" />
      <rect className={styles.field} x="152" y="54" width="52" height="34" rx="3" />
      <path className={styles.pointer} d="m184 38 4 19 5-6 8-1Z" />
    </>
  ),
  answer: answers.map((index) => {
    const x = 32 + (index % 6) * 31 + (index > 5 ? 15 : 0);
    const y = index > 5 ? 66 : 30;
    return index < 8 ? (
      <g key={index} transform={`translate(${x} ${y})`}>
        <rect className={styles.done} width="24" height="24" rx="5" />
        <path className={styles.tick} d="m6.5 12.5 4 4 7-8" />
      </g>
    ) : (
      <rect key={index} className={styles.card} x={x} y={y} width="24" height="24" rx="5" />
    );
  }),
  report: (
    <>
      <rect className={styles.card} x="24" y="12" width="192" height="96" rx="5" />
      <rect className={styles.done} x="24" y="12" width="192" height="6" rx="2" />
      {reportBars.map((width, index) => (
        <g key={width} transform={`translate(40 ${32 + index * 17})`}>
          <rect className={styles.ambitious} width={width} height="8" rx="2.5" />
          <rect className={styles.expected} width={width * 0.85} height="8" rx="2.5" />
          <rect className={styles.done} width={width * 0.66} height="8" rx="2.5" />
        </g>
      ))}
      <path className={styles.strong} d="M160 99h40" />
    </>
  ),
} as const;

/** Drawing of one step; the text beside it has the same content. */
export function StepDrawing({ picture }: { picture: StepPicture }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
      {drawings[picture]}
    </svg>
  );
}
