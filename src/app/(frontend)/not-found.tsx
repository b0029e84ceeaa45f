/**
 * Not-found page of all but the public pages. It is short, because it is part of the RSC payload of every page; without
 * it, Next's own would be.
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
