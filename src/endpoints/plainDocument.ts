import { escapeHtml } from '@/domain/text/escapeHtml';

/** Colors and sizes of `app/(frontend)/tokens.css` and `night.css`, for pages that load nothing. */
const style = `:root{color-scheme:light;--paper:#f7f9f7;--card:#fff;--ink:#0f1d17;--ink-2:#43524b;--rule:#d5ddd7;--line:#7d8a83;--green:#16674c;--red:#a1271d}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#0e1613;--card:#19251f;--ink:#e8f0eb;--ink-2:#b5c4bc;--rule:#2b3a33;--line:#6b7f76;--green:#6ccaa3;--red:#f2958b}}
body{max-width:38rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:1.05rem/1.55 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
h1{margin:2rem 0 1rem;font-size:clamp(1.9rem,1.6rem + 1.5vw,2.6rem);letter-spacing:-.02em;line-height:1.12;text-wrap:balance}p{margin:0 0 1rem;color:var(--ink-2);overflow-wrap:anywhere}
a{color:var(--green)}a:hover{text-decoration-thickness:2px}
label{display:block;margin:1.25rem 0 .35rem;font-weight:600}
input,textarea,button{box-sizing:border-box;width:100%;padding:.7rem .8rem;border:1px solid var(--line);border-radius:8px;font:inherit}
input,textarea{background:var(--card);color:var(--ink)}
button{margin:1rem 0 1.75rem;border-color:var(--green);background:var(--green);color:var(--card);font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--green);outline-offset:2px}
[hidden]{display:none}.problem{color:var(--red);font-weight:600}
@media(min-width:30rem){button{width:auto;padding-inline:1.5rem}}`;

interface PlainDocument {
  title: string;
  /** HTML, below the title. */
  content: string;
}

/** Returns a complete HTML document that loads nothing, for responses of endpoints to browsers without JavaScript. */
export function plainDocument({ title, content }: PlainDocument): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1>
${content}</main></body>
</html>
`;
}
