import type { AdminViewServerProps } from 'payload';
import { PanelHome } from '@/components/cms/home/PanelHome';
import { readDesk } from '@/operations/desk/readDesk';

/** The panel's home screen. */
export async function PanelDashboard({ initPageResult: { req } }: AdminViewServerProps) {
  return <PanelHome name={req.user?.name ?? ''} desk={await readDesk({ req })} />;
}
