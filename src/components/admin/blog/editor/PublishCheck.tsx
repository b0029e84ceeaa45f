import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { useDebounced } from '@/client/useDebounced';
import { Button } from '@/components/ui/Button';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { publishCheckTexts as texts } from '@/content/admin/publishCheck';
import type { Exchange } from '@/domain/markdown/pictureAddresses';
import type { PostFinding, CheckPostBody } from '@/schemas/blogCheck';
import findingStyles from '../../seo/FindingList.module.css';
import { checkPost } from '../blogApi';
import type { MarkdownEditorHandle } from './MarkdownEditor';
import { ExternalImageImport } from './pictures/ExternalImageImport';
import { externalImagesIn, useExternalImageImport } from './pictures/useExternalImageImport';
import styles from './PostEditor.module.css';
import { isUntouchedForm, type PostForm } from './postForm';

/** Idle time in milliseconds before the post is checked. */
const quietMs = 1000;

function bodyOf(form: PostForm): CheckPostBody {
  const { title, description, coverImage, coverAltText, coverIsDecorative, content } = form;
  const metaTitle = form.metaTitle.trim() || title;
  const metaDescription = form.metaDescription.trim() || description;
  const words = { title, excerpt: description, metaTitle, metaDescription, content };
  return { ...words, coverImage, coverAltText, coverIsDecorative };
}

/** Returns the findings about a post; null before the first result and while the form is empty. */
function usePublishCheck(form: PostForm, isUntouched: boolean): readonly PostFinding[] | 'failed' | null {
  const body = bodyOf(useDebounced(form, quietMs));
  const { data, isError } = useQuery({
    queryKey: queryKeys.publishCheck(body),
    queryFn: ({ signal }) => checkPost(body, signal),
    placeholderData: keepPreviousData,
    enabled: !isUntouched,
    meta: { failure: 'The post could not be checked' },
  });
  if (isUntouched) return null;
  return isError ? 'failed' : (data?.findings ?? null);
}

interface ExternalImagesProps {
  findings: readonly PostFinding[];
  /** Replaces parts of the text as it is at that time. */
  exchange: (exchangesOf: (text: string) => readonly Exchange[]) => void;
}

/** Offers to import external images, which the public page would only link to. */
function ExternalImages({ findings, exchange }: ExternalImagesProps) {
  const { importAll, ...offer } = useExternalImageImport(
    externalImagesIn(findings),
    async ({ address }, { url }) => {
      const { pictureAddressExchanges } = await import('@/domain/markdown/pictureAddresses');
      exchange((text) => pictureAddressExchanges(text, address, url));
    },
  );
  return <ExternalImageImport {...offer} onImport={() => void importAll()} />;
}

interface PublishCheckProps {
  form: PostForm;
  /** Scrolls to the position of a finding. */
  onShow: (finding: PostFinding) => void;
  exchange: MarkdownEditorHandle['exchange'];
}

/** Findings about the post, each with a link to its position. Warnings only advise; errors block publishing. */
export function PublishCheck({ form, onShow, exchange }: PublishCheckProps) {
  const isUntouched = isUntouchedForm(form);
  const findings = usePublishCheck(form, isUntouched);
  return (
    <section className={`${styles.check} ${stack.gap3}`} aria-labelledby="publish-check">
      <h3 id="publish-check">{texts.title}</h3>
      {findings === null ? <p>{isUntouched ? texts.untouched : texts.checking}</p> : null}
      {findings === 'failed' ? <p>{texts.failed}</p> : null}
      {findings?.length === 0 ? <p className={`${text.good} ${text.strong}`}>{texts.fine}</p> : null}
      {findings && findings !== 'failed' && findings.length > 0 ? (
        <ul role="list" className={findingStyles.list} aria-label={texts.title}>
          {findings.map((finding) => (
            <li key={keyOf(finding)} data-severity={finding.severity}>
              <span className={findingStyles.severity}>{texts.severities[finding.severity]}</span>
              <span className={styles.finding}>
                <span>{`${finding.message}${finding.severity === 'error' ? ` ${texts.holds}` : ''}`}</span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${texts.show}: ${finding.message}`}
                  onClick={() => onShow(finding)}
                >
                  {texts.show}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {findings && findings !== 'failed' ? <ExternalImages findings={findings} exchange={exchange} /> : null}
    </section>
  );
}

const keyOf = ({ field, line, message }: PostFinding) => `${field} ${line ?? ''} ${message}`;
