import type { Drawing, Part } from './Drawing';
import type { DrawableText } from './pictureLetters';
import { previewPictureColors as colors } from './previewPictureColors';
import { previewPictureMargins as margins } from './previewPictureSize';
import { titleBox, titleLineHeight, titleLook } from './titleLook';

/** Edge of an illustration in its own units and in pixels. */
const drawingEdge = { units: 360, px: 360 };

function Mark() {
  return (
    <svg width="64" height="64" viewBox="0 0 30 30">
      <rect width="30" height="30" rx="6" fill={colors['green-700']} />
      <rect x="6" y="8" width="18" height="5.5" rx="1.5" fill={colors['green-200']} />
      <rect x="6" y="16.5" width="8" height="5.5" rx="1.5" fill={colors.card} />
    </svg>
  );
}

/** Returns an element instead of being a component: the image renderer runs no components inside an SVG. */
function drawPart(part: Part, place: number) {
  if ('box' in part) {
    const [x, y, width, height] = part.box;
    return <rect key={place} {...{ x, y, width, height, rx: part.radius, fill: colors[part.color] }} />;
  }
  if ('dot' in part) {
    const [cx, cy, r] = part.dot;
    return <circle key={place} {...{ cx, cy, r, fill: colors[part.color] }} />;
  }
  return (
    <polyline
      key={place}
      points={part.line}
      fill="none"
      stroke={colors[part.color]}
      strokeWidth={part.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface PreviewPictureProps {
  firmName: string | null;
  title: DrawableText;
  drawing: Drawing;
}

/** A preview image: firm, page title and an illustration. For `ImageResponse`, which supports only flexbox. */
export function PreviewPicture({ firmName, title, drawing }: PreviewPictureProps) {
  const { units, px } = drawingEdge;
  const look = titleLook(title.text);
  const isFromRight = title.direction === 'rtl';
  const row = isFromRight ? 'row-reverse' : 'row';
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        // The illustration has its own margin.
        padding: isFromRight
          ? `56px ${margins.side}px ${margins.bottom}px 0`
          : `56px 0 ${margins.bottom}px ${margins.side}px`,
        borderTop: `16px solid ${colors['green-700']}`,
        background: colors.paper,
        color: colors.ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: row,
          alignItems: 'center',
          gap: 22,
          font: '500 38px Instrument Sans',
        }}
      >
        <Mark />
        <div style={{ display: 'block', maxWidth: 900, lineClamp: 1, overflow: 'hidden' }}>{firmName}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: row,
          alignItems: 'flex-end',
          justifyContent: 'space-between',
        }}
      >
        <div
          style={{
            display: 'block',
            width: titleBox.width,
            maxHeight: titleBox.height,
            overflow: 'hidden',
            fontFamily: title.face ?? 'Bricolage Grotesque',
            fontSize: look.px,
            fontWeight: 700,
            letterSpacing: '-0.028em',
            // Balances the lines, unless that would break words unnecessarily.
            ...(look.breaksWords ? { wordBreak: 'break-word' } : { textWrap: 'balance' }),
            lineHeight: titleLineHeight,
          }}
        >
          {title.direction ? null : title.text}
        </div>
        <svg width={px} height={px} viewBox={`0 0 ${units} ${units}`}>
          {/* Its edge is aligned with the image's on either side. */}
          <g transform={isFromRight ? `matrix(-1 0 0 1 ${units} 0)` : undefined}>{drawing.map(drawPart)}</g>
        </svg>
      </div>
    </div>
  );
}
