import { useDebounced } from '@/client/useDebounced';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { isPageAddress } from '@/domain/seo/isPageAddress';
import type { RenderedHead, SiteFacts } from '@/domain/seo/renderHead';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './LinkPreviews.module.css';

interface CardProps {
  kind: 'large' | 'small' | 'post';
  host: string;
  title: string;
  description: string;
  /** Absolute URL. */
  image: string;
  site: SiteFacts;
}

/** Link previews: large image, chat and post. */
export function LinkPreviews({ head, site }: { head: RenderedHead; site: SiteFacts }) {
  const host = URL.canParse(head.canonicalUrl) ? new URL(head.canonicalUrl).host : '';
  const openGraph = { host, title: head.ogTitle, description: head.ogDescription, image: head.ogImage, site };
  const twitter = {
    host,
    title: head.twitterTitle,
    description: head.twitterDescription,
    image: head.twitterImage,
    site,
  };
  return (
    <>
      <figure>
        <figcaption className={`${text.note} ${space.below2}`}>{texts.largeCard}</figcaption>
        <Card kind="large" {...openGraph} />
      </figure>
      <figure>
        <figcaption className={`${text.note} ${space.below2}`}>{texts.smallCard}</figcaption>
        <Card kind="small" {...openGraph} />
      </figure>
      <figure>
        <figcaption className={`${text.note} ${space.below2}`}>{texts.textPost}</figcaption>
        <div className={styles.post}>
          <p>
            <b>{site.firmName}</b>
            <br />
            {texts.postText}
          </p>
          <Card kind="post" {...twitter} />
        </div>
      </figure>
    </>
  );
}

function Card({ kind, host, title, description, image, site }: CardProps) {
  const settledImage = useDebounced(image);
  const own = settledImage.startsWith(`${site.origin}/`)
    ? settledImage.slice(site.origin.length)
    : settledImage;
  // A valid page address contains no quotes, brackets or spaces that could end the url().
  const background = isPageAddress(own) ? { backgroundImage: `url("${own}")` } : undefined;
  return (
    <div className={styles.card} data-kind={kind}>
      <span className={styles.image} style={background}>
        {background ? null : texts.noPreviewPicture}
      </span>
      <span className={styles.words}>
        <span className={styles.host}>{host}</span>
        <span className={styles.title}>{title}</span>
        {kind === 'post' ? null : <span className={styles.description}>{description}</span>}
      </span>
    </div>
  );
}
