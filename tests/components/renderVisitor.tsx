import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Renders what somebody sees who isn't signed in; answers as `renderSignedIn` does. */
export const renderVisitor = (element: ReactElement) => ({
  person: userEvent.setup(),
  ...render(element),
});

/** The secret part of a mailed link. */
export const linkToken = 'a-token-of-a-mailed-link';
