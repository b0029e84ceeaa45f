import { DeskPosts } from '@/components/admin/desk/DeskPosts';
import { DeskRest } from '@/components/admin/desk/DeskRest';
import { DeskSite } from '@/components/admin/desk/DeskSite';
import deskStyles from '@/components/admin/desk/DeskPage.module.css';
import { Link } from '@/components/ui/Link';
import { panelTexts as texts } from '@/content/admin/panel';
import type { Desk } from '@/schemas/desk';
import styles from './PanelHome.module.css';

const postHref = ({ id }: { id: number }) => `/cms/collections/posts/${id}`;

/** Where the panel begins: the content desk's facts, with posts leading to their forms here. */
export function PanelHome({ name, desk }: { name: string; desk: Desk }) {
  return (
    <div className={styles.home} data-own-part="">
      <header className={styles.head}>
        <div>
          <h1>{texts.greeting(name)}</h1>
          <p>{texts.lede}</p>
        </div>
        <Link className={styles.action} href="/cms/collections/posts/create">
          {texts.newPost}
        </Link>
      </header>
      <div className={deskStyles.sections}>
        <DeskPosts desk={desk} postHref={postHref} />
        <DeskSite desk={desk} />
        <DeskRest desk={desk} />
      </div>
    </div>
  );
}
