import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** A picture as a writer has it on their disk. */
export const picturePng = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#16674c' } })
    .png()
    .toBuffer();

interface Brought {
  html?: string;
  picture?: Buffer;
}

/** Pastes what another program would bring, or drops it onto the first line. */
export async function bring(
  place: Locator,
  how: 'paste' | 'drop',
  { html, picture }: Brought,
): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await place.evaluate(
    (element, { kind, text, bytes }) => {
      const transfer = new DataTransfer();
      if (text) transfer.setData('text/html', text);
      if (bytes) {
        const data = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
        transfer.items.add(new File([data], 'A lamp.png', { type: 'image/png' }));
      }
      const { left, top } = element.getBoundingClientRect();
      const { paddingLeft, paddingTop, lineHeight } = getComputedStyle(element);
      const point = {
        clientX: left + parseFloat(paddingLeft) + 20,
        clientY: top + parseFloat(paddingTop) + parseFloat(lineHeight) / 2,
      };
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, ...point, dataTransfer: transfer }),
      );
    },
    { kind: how, text: html ?? '', bytes: picture?.toString('base64') ?? '' },
  );
}
