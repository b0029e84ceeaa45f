'use client';

import { useDocumentInfo, useFormFields, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { pageCopyTexts as texts } from '@/content/admin/pageCopy';
import type { CopyOverrides, PageWords } from '@/content/site/copy/PageCopy';
import { type FrameProps, PreviewWindow } from '../preview/PreviewWindow';
import { usePreviewState } from '../preview/usePreviewState';
import { findCopyPlaces, withoutScripts, type WriteCopy } from './copyPlaces';

/** The public page beside its form, with the words that are typed there, before they are saved. */
export function CopyPreview({ words }: { words: PageWords }) {
  const context = useLivePreviewContext();
  const { isLoaded } = usePreviewState(context);
  const { url } = context;
  if (!isLoaded || !url) return null;
  return <PreviewWindow frame={(props) => <PageFrame {...props} url={url} words={words} />} />;
}

interface PageFrameProps extends FrameProps {
  url: string;
  words: PageWords;
}

function PageFrame({ url, words, ...props }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const write = useRef<WriteCopy>(null);
  const { savedDocumentData } = useDocumentInfo();
  const typed = useFormFields(([fields]) => fields.copy?.value) as CopyOverrides | null | undefined;
  const html = usePage(url);

  useEffect(() => {
    const changed = write.current?.(typed ?? {});
    if (changed) scrollTo(changed, frame.current);
  }, [typed]);

  const onLoad = () => {
    const page = frame.current?.contentDocument;
    const main = page?.querySelector('main');
    if (!page || !main) return;
    // Pages of the site may not be framed, so a link would lead to an error.
    page.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
    write.current = findCopyPlaces(main, words, (savedDocumentData?.copy ?? {}) as CopyOverrides);
    write.current(typed ?? {});
  };

  if (html === 'failed') return <p role="alert">{texts.previewFailed}</p>;
  return (
    <iframe
      {...props}
      ref={frame}
      title={texts.previewFrame}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={onLoad}
    />
  );
}

/** Returns the page's HTML; undefined while it loads. */
function usePage(url: string): string | undefined {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    readPage(url, abort.signal)
      .then(setHtml)
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The page could not be loaded for its preview', error);
        setHtml('failed');
      });
    return () => abort.abort();
  }, [url]);
  return html;
}

async function readPage(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return withoutScripts(await response.text());
}

/** Scrolls inside the frame only; `scrollIntoView` would move the form, too. */
function scrollTo(element: Element, frame: HTMLIFrameElement | null) {
  const view = frame?.contentWindow;
  if (!view) return;
  const { top, height } = element.getBoundingClientRect();
  // The site scrolls smoothly, which would lag behind typing.
  view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: 'instant' });
}
