/** Strokes on a 24 by 24 grid. */
const strokes = {
  alert: 'M12 8v5m0 3.5v.01M10.3 4 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  calendar:
    'M4 9.5h16M8 3v4m8-4v4M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  external:
    'M14 4h6v6m0-6-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  info: 'M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3.5h3l1.6 4.2-2.1 1.5a12 12 0 0 0 6.3 6.3l1.5-2.1 4.2 1.6v3A2.5 2.5 0 0 1 18 20.5 14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'm20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
} as const;

type IconName = keyof typeof strokes;

interface IconProps {
  name: IconName;
  sizePx?: number;
  className?: string;
}

/** A picture beside words that say the same: hidden from screen readers. */
export function Icon({ name, sizePx = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
