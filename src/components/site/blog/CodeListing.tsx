import { blogLabels } from '@/content/site/blog';
import { highlightCode } from '@/domain/markdown/highlightCode';
import styles from './CodeListing.module.css';

interface CodeListingProps {
  language: string;
  code: string;
}

/** A code block, highlighted on the server so that readers need no script. */
export function CodeListing({ language, code }: CodeListingProps) {
  return (
    <figure>
      {language ? <figcaption>{language}</figcaption> : null}
      <pre tabIndex={0} role="region" aria-label={language || blogLabels.code}>
        <code>
          {highlightCode(language, code).map(({ text, kind }, index) =>
            kind ? (
              <span key={index} className={styles[kind]}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
