import { offlineHintScript } from '@/client/offlineHint';
import { offlineText } from '@/content/connection';

/** One line at the end of the window while there is no connection. `Link` leads nowhere meanwhile. */
export function OfflineNotice() {
  return (
    <>
      <p role="status" className="offline-notice" data-print="hide">
        <span>{offlineText}</span>
      </p>
      <script dangerouslySetInnerHTML={{ __html: offlineHintScript }} />
    </>
  );
}
