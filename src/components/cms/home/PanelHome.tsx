import { Link } from '@/components/ui/Link';
import { panelTexts } from '@/content/admin/panel';
import { panelHomeTexts as texts } from '@/content/admin/panelHome';
import type { Desk } from '@/schemas/desk';
import deskStyles from './Desk.module.css';
import { DeskPosts } from './DeskPosts';
import { DeskRest } from './DeskRest';
import { DeskSite } from './DeskSite';
import styles from './PanelHome.module.css';

/** Where the panel begins: what waits, what comes next, what could be better. */
export function PanelHome({ name, desk }: { name: string; desk: Desk }) {
  return (
    <div className={styles.home} data-own-part="">
      <header className={styles.head}>
        <div>
          <h1>{texts.greeting(name)}</h1>
          <p>{texts.lede}</p>
        </div>
        <Link className={styles.action} href="/cms/collections/posts/create">
          {panelTexts.newPost}
        </Link>
      </header>
      <div className={deskStyles.sections}>
        <DeskPosts desk={desk} />
        <DeskSite desk={desk} />
        <DeskRest desk={desk} />
      </div>
    </div>
  );
}
