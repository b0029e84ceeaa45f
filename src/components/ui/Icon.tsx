import { StrokeIcon, type StrokeIconProps } from './StrokeIcon';
import { toneStrokes } from './toneStrokes';

/** Strokes on a 24 by 24 grid. */
const strokes = {
  ...toneStrokes,
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  calendar:
    'M4 9.5h16M8 3v4m8-4v4M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  external:
    'M14 4h6v6m0-6-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  feed: 'M5 4.5A14.5 14.5 0 0 1 19.5 19M5 11a8 8 0 0 1 8 8M6.2 17.8h.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3.5h3l1.6 4.2-2.1 1.5a12 12 0 0 0 6.3 6.3l1.5-2.1 4.2 1.6v3A2.5 2.5 0 0 1 18 20.5 14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'm20 20-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
} as const;

type IconName = keyof typeof strokes;

interface IconProps extends Omit<StrokeIconProps, 'stroke'> {
  name: IconName;
}

/** An icon beside a text with the same meaning: hidden from screen readers. */
export function Icon({ name, ...icon }: IconProps) {
  return <StrokeIcon stroke={strokes[name]} {...icon} />;
}
