import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { temporaryPasswordTexts as texts } from '@/content/portal/profile';
import { usePortalUser } from '../guard/PortalUser';

/** Warns that someone else knows the password until it is changed. */
export function TemporaryPasswordNotice() {
  const { mustChangePassword } = usePortalUser();
  if (!mustChangePassword) return null;
  return (
    <FormMessage tone="info">
      {texts.text} <Link href="/profile-settings#password">{texts.change}</Link>
    </FormMessage>
  );
}
