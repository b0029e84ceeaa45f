'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { CancelledLinks } from './CancelledLinks';
import { CleanPaste } from './CleanPaste';
import { LinkKey } from './LinkKey';

export const WritingAidsClient = createClientFeature({
  plugins: [
    { Component: CleanPaste, position: 'normal' },
    { Component: LinkKey, position: 'normal' },
    { Component: CancelledLinks, position: 'normal' },
  ],
});
