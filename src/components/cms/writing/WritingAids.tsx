'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { LinkKey } from './LinkKey';
import { CleanPaste } from './CleanPaste';

export const WritingAidsClient = createClientFeature({
  plugins: [
    { Component: CleanPaste, position: 'normal' },
    { Component: LinkKey, position: 'normal' },
  ],
});
