/**
 * For what pages beside the public ones don't find. The data of every page carry it, so it is short; without it they carry
 * Next's own.
 */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="message-page">
      <h1>Nothing is here</h1>
      <p>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a whole page load leaves whatever went wrong behind */}
        <a href="/">Back to the home page</a>
      </p>
    </main>
  );
}
