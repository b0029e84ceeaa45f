import type { ReactNode } from 'react';

interface MessagePageProps {
  /** Drawn large behind the words, such as a status code. */
  figure: string;
  title: string;
  text: string;
  /** Ways to go on. */
  children: ReactNode;
}

/** A page that has only one thing to say. */
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
