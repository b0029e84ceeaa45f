import type { AdminViewServerProps } from 'payload';
import { MetadataCheck } from '@/components/cms/metadataCheck/MetadataCheck';
import { metadataCheckTexts } from '@/content/admin/seo';
import { PanelTemplate } from './PanelTemplate';

/** The metadata check as a view of the panel. */
export function MetadataCheckView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  return (
    <PanelTemplate
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      title={metadataCheckTexts.title}
    >
      <MetadataCheck />
    </PanelTemplate>
  );
}
