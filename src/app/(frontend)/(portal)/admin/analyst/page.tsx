import type { Metadata } from 'next';
import { LanguageModelPage } from '@/components/admin/languageModel/LanguageModelPage';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { languageModelTexts } from '@/content/admin/languageModel';

export const metadata: Metadata = { title: languageModelTexts.title };

export default function AdminLanguageModelPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <LanguageModelPage />
      </RequireAdmin>
    </RequireUser>
  );
}
