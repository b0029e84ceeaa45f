import type { Metadata } from 'next';
import { LanguageModelPage } from '@/components/admin/languageModel/LanguageModelPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { languageModelTexts } from '@/content/admin/languageModel';

export const metadata: Metadata = { title: languageModelTexts.title };

export default function AdminLanguageModelPage() {
  return (
    <RequireUser>
      <RequireRole>
        <LanguageModelPage />
      </RequireRole>
    </RequireUser>
  );
}
