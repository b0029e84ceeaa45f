import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { mayCallPanelFunction } from '@/access/mayCallPanelFunction';
import { rejectPastSchedule } from '@/operations/blog/rejectPastSchedule';
import '../(frontend)/tokens.css';
import { importMap } from './cms/importMap.js';
import './panel/panel.css';
import './panel/panelNames.css';
import './panel/panelNarrow.css';
import { panelFonts } from './panel/panelFonts';
import { PayloadStyles } from './panel/PayloadStyles';

/** Returns null for refused calls, as Payload does for ended sessions: an error would be logged. */
const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  const isAllowed = await mayCallPanelFunction(await getPayload({ config }), await headers(), call);
  if (!isAllowed) return null;
  return rejectPastSchedule(call) ?? handleServerFunctions({ ...call, config, importMap });
};

export default function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: panelFonts }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      <PayloadStyles />
      {children}
    </RootLayout>
  );
}
