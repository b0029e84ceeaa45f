import { PanelMark } from '@/components/cms/PanelMark';
import { lookImagePath } from '@/domain/look/lookImage';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** The firm's icon in the panel's corner, or the built-in mark. */
export async function FirmMark() {
  const { icon } = (await getSiteSettings()).look;
  if (!icon) return <PanelMark />;
  // eslint-disable-next-line @next/next/no-img-element -- scaled by its route
  return <img src={lookImagePath('icon-192', icon)} width="18" height="18" alt="" />;
}
