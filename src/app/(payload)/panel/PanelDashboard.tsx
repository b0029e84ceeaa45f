import type { AdminViewServerProps } from 'payload';
import { PanelHome } from '@/components/cms/PanelHome';
import { readDesk } from '@/operations/desk/readDesk';

/** The panel's first screen, with what the portal's content desk shows to this person. */
export async function PanelDashboard({ initPageResult: { req } }: AdminViewServerProps) {
  return <PanelHome name={req.user?.name ?? ''} desk={await readDesk({ req })} />;
}
