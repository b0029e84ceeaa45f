import { blogLabels } from '@/content/site/blog';
import { CopyLink } from './CopyLink';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** Absolute URL. */
  address: string;
  title: string;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Mail programs don't decode a plus sign as a space, so spaces are encoded as %20. */
const mailto = ({ address, title }: ShareLinksProps) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

/** Plain links: no third party learns of the visit until one is followed. */
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
