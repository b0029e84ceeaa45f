import { lookImagePath } from '@/domain/look/lookImage';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** The built-in logo, a long bar above a short one. */
function PanelMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="6" fill="var(--green-700)" />
      <rect x="6" y="8" width="18" height="5.5" rx="1.5" fill="var(--green-200)" />
      <rect x="6" y="16.5" width="8" height="5.5" rx="1.5" fill="#ffffff" />
    </svg>
  );
}

/** The firm's icon in the panel's corner, or the built-in mark. */
export async function FirmMark() {
  const { icon } = (await getSiteSettings()).look;
  if (!icon) return <PanelMark />;
  // eslint-disable-next-line @next/next/no-img-element -- scaled by its route
  return <img src={lookImagePath('icon-192', icon)} width="18" height="18" alt="" />;
}
