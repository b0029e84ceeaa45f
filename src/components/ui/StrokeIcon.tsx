export interface StrokeIconProps {
  /** Path on a 24 by 24 grid. */
  stroke: string;
  sizePx?: number;
  className?: string;
}

/** An icon of one stroked path in the text color; hidden from screen readers. */
export function StrokeIcon({ stroke, sizePx = 20, className }: StrokeIconProps) {
  return (
    <svg
      className={className ? `stroke-icon ${className}` : 'stroke-icon'}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={stroke} />
    </svg>
  );
}
