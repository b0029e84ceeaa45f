import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type PanelTemplateProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** The last part of the breadcrumbs. */
  title: string;
  children: ReactNode;
};

/** Frame of a custom view of the panel, for staff. Payload shows custom views to anybody who is signed in. */
export function PanelTemplate({ initPageResult, params, searchParams, title, children }: PanelTemplateProps) {
  const { locale, permissions, req } = initPageResult;
  const { collections, globals } = initPageResult.visibleEntities;
  // The first screen refuses clients.
  if (!permissions.canAccessAdmin) redirect('/cms');
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      // A copy: React can't pass Payload's object, which is read-only.
      visibleEntities={{ collections, globals }}
    >
      <SetStepNav nav={[{ label: title }]} />
      {children}
    </DefaultTemplate>
  );
}
