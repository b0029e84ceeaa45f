import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contact } from '@/content/site/company/contact';
import { companyCopy } from '@/content/site/copy/companyCopy';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import { CallRequest } from './CallRequest';

describe('CallRequest', () => {
  const html = renderToStaticMarkup(createElement(CallRequest, companyCopy.contact.call));

  it('is where booking links lead without a booking page', () => {
    expect(html).toContain(`id="${askForCallHref.split('#')[1]}"`);
  });

  it('says what a message needs to get a call', () => {
    for (const part of contact.call.wanted) expect(html).toContain(part);
  });
});
