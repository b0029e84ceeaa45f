import type { AdminViewServerProps } from 'payload';
import { GuideOffer } from '@/components/admin/guide/GuideOffer';
import { PanelHome } from '@/components/cms/home/PanelHome';
import { readDesk } from '@/operations/desk/readDesk';

/** The panel's home screen, the first that marketers see. Administrators see the Admin Portal first. */
export async function PanelDashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const offer = req.user?.role === 'marketer' ? <GuideOffer /> : null;
  return <PanelHome name={req.user?.name ?? ''} desk={await readDesk({ req })} offer={offer} />;
}
