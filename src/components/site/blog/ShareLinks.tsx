import { blogLabels } from '@/content/site/blog';
import { CopyLink } from './CopyLink';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** Complete, with the site's origin. */
  address: string;
  title: string;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Mail programs take a plus sign for a plus sign, so spaces are written as %20. */
const mailto = ({ address, title }: ShareLinksProps) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

/** Plain links: nobody is told that the page was read until one is followed. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const links = [
    {
      label: blogLabels.shareLinkedIn,
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
    },
    { label: blogLabels.shareX, href: `https://x.com/intent/post?${query({ url: address, text: title })}` },
    { label: blogLabels.shareEmail, href: mailto({ address, title }) },
  ];
  return (
    <div className={styles.share} data-print="hide">
      <p id="share-title">{blogLabels.share}</p>
      <ul role="list" aria-labelledby="share-title">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li className={styles.copied}>
          <CopyLink address={address} label={blogLabels.shareCopy} copiedText={blogLabels.shareCopied} />
        </li>
      </ul>
    </div>
  );
}
