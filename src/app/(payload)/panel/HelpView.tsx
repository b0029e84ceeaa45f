import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { GuidePage } from '@/components/cms/help/GuidePage';
import { helpTexts } from '@/content/admin/help';
import { guidesOf } from '@/domain/guide/guides';
import { loadGuide } from '@/operations/guide/loadGuide';
import { PanelTemplate } from './PanelTemplate';

/** The guides as a view of the panel; without a choice, the one of the account's role. */
export async function HelpView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const names = guidesOf(initPageResult.req.user?.role ?? 'client');
  const name = names.find((one) => one === searchParams?.guide) ?? names[0];
  // The first screen refuses clients.
  if (!name) redirect('/cms');
  return (
    <PanelTemplate
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      title={helpTexts.title}
    >
      <GuidePage guide={await loadGuide(name)} name={name} names={names} />
    </PanelTemplate>
  );
}
