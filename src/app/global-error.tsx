'use client';

/** For a plain link: a full load resets all state, and `next/link` would add its code to every page. */
const homePath = '/';

/** Replaces the root layout when that has failed, so it can't rely on any stylesheet. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body style={{ maxWidth: '36rem', margin: '15vh auto', padding: '1rem', font: '1rem system-ui' }}>
        <title>Something went wrong</title>
        <main>
          <h1>Something went wrong on our side</h1>
          <p>The page could not be shown. Trying again often helps.</p>
          <button type="button" onClick={retry} style={{ font: 'inherit' }}>
            Try again
          </button>{' '}
          <a href={homePath}>Back to the home page</a>
        </main>
      </body>
    </html>
  );
}
