'use client';

import { useState } from 'react';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password, and the sessions that changing it ends. */
export function PasswordSection() {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PasswordForm onChanged={() => setChanges((count) => count + 1)} />
      <SessionList key={changes} />
    </>
  );
}
