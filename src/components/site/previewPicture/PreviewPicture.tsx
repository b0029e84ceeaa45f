import { previewPictureColors as colors } from './previewPictureColors';

/** Titles of so many letters still fit at that size, in pixels. */
const sizes = [
  { upTo: 34, px: 92 },
  { upTo: 70, px: 74 },
  { upTo: 130, px: 54 },
  { upTo: Infinity, px: 44 },
];

const sizeOf = (title: string): number | undefined => sizes.find(({ upTo }) => title.length <= upTo)?.px;

function Mark() {
  return (
    <svg width="64" height="64" viewBox="0 0 30 30">
      <rect width="30" height="30" rx="6" fill={colors['green-700']} />
      <rect x="6" y="8" width="18" height="5.5" rx="1.5" fill={colors['green-200']} />
      <rect x="6" y="16.5" width="8" height="5.5" rx="1.5" fill={colors.card} />
    </svg>
  );
}

/** Two bars from the right edge: the hours before, and the hours after. */
function Bars() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 18 }}>
      <div
        style={{ width: 330, height: 54, borderRadius: '10px 0 0 10px', background: colors['green-200'] }}
      />
      <div
        style={{ width: 130, height: 54, borderRadius: '10px 0 0 10px', background: colors['green-500'] }}
      />
    </div>
  );
}

/** A preview picture: the firm, the page's title, and the mark drawn large. For `ImageResponse`, which lays out flex boxes only. */
export function PreviewPicture({ firmName, title }: { firmName: string | null; title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 0 64px 72px',
        borderTop: `16px solid ${colors['green-700']}`,
        background: colors.paper,
        color: colors.ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 22, font: '500 38px Instrument Sans' }}>
        <Mark />
        {firmName}
      </div>
      <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <div
          style={{
            display: 'flex',
            width: 760,
            fontFamily: 'Bricolage Grotesque',
            fontSize: sizeOf(title),
            fontWeight: 700,
            letterSpacing: '-0.028em',
            textWrap: 'balance',
            lineHeight: 1.06,
          }}
        >
          {title}
        </div>
        <Bars />
      </div>
    </div>
  );
}
