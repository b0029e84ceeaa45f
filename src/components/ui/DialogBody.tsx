import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './DialogFrame.module.css';

interface DialogBodyProps {
  /** Id of the dialog's title. */
  labelledBy: string;
  children: ReactNode;
}

/** The scrolling part of a dialog. A Tab stop only if it scrolls: arrow keys scroll what has the focus. */
export function DialogBody({ labelledBy, children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current: body } = ref;
    if (!body) return;
    const resizes = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    for (const element of [body, ...body.children]) resizes.observe(element);
    return () => resizes.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={styles.body}
      {...(scrolls && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}
    >
      <div>{children}</div>
    </div>
  );
}
