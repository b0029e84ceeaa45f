import type { ReactNode, RefObject } from 'react';
import page from '@/components/ui/Page.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

interface ToolPageProps {
  title: string;
  /** Lets the title receive focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  lede: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Screen of the Admin Portal: title, introduction and content. */
export function ToolPage({ title, titleRef, lede, action, children }: ToolPageProps) {
  return (
    <div className={page.page}>
      <div className={row.apart}>
        <h1 ref={titleRef} tabIndex={titleRef && -1} className={text.title}>
          {title}
        </h1>
        {action}
      </div>
      <p className={`${text.quiet} ${text.measure} ${space.above3} ${space.below5}`}>{lede}</p>
      {children}
    </div>
  );
}
