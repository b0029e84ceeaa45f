import type { ReactNode } from 'react';

interface MessagePageProps {
  /** Large background text, such as a status code. */
  figure: string;
  title: string;
  text: string;
  /** Links to continue. */
  children: ReactNode;
}

/** A page with a single message. */
export function MessagePage({ figure, title, text, children }: MessagePageProps) {
  return (
    <div className="message-page">
      <p className="message-figure" aria-hidden="true">
        {figure}
      </p>
      <h1>{title}</h1>
      <p className="message-text">{text}</p>
      <div className="message-actions">{children}</div>
    </div>
  );
}
