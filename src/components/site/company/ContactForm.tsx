'use client';

import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { contactForm, contactPaths } from '@/content/site/company/contactForm';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import type { FieldProblems } from '@/client/firstProblems';
import { useContactForm } from './useContactForm';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** The firm has no booking page, so its booking links lead here. */
  takesCalls: boolean;
  /** Shown after a message has been sent. */
  sentText: string;
}

function Fields({
  problems,
  takesCalls,
}: Pick<ContactFormProps, 'takesCalls'> & { problems: FieldProblems }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="name"
          label={contactForm.name}
          error={problems.name}
          autoComplete="name"
          maxLength={accountLimits.nameMaxLength}
          required
        />
        <TextField
          name="company"
          label={contactForm.company}
          error={problems.company}
          autoComplete="organization"
          maxLength={accountLimits.companyMaxLength}
        />
      </div>
      <TextField
        name="email"
        type="email"
        label={contactForm.email}
        hint={contactForm.emailHint}
        error={problems.email}
        autoComplete="email"
        maxLength={accountLimits.emailMaxLength}
        required
      />
      <TextArea
        name="message"
        label={contactForm.message}
        hint={takesCalls ? contactForm.callHint : contactForm.messageHint}
        error={problems.message}
        rows={7}
        maxLength={inquiryLimits.messageMaxLength}
        required
      />
      <div hidden>
        <label>
          {contactForm.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Contact form. Works without JavaScript as a plain form post that leads to `Confirmation` by its anchor. */
export function ContactForm({ takesCalls, sentText }: ContactFormProps) {
  const { form, confirmation, state, onSubmit, onFocus, startAgain } = useContactForm();
  const isSending = state.status === 'sending';
  return (
    <>
      <div
        id={contactPaths.sentId}
        className={state.status === 'sent' ? styles.sent : styles.sentWhenTargeted}
      >
        <h3 ref={confirmation} tabIndex={-1}>
          {contactForm.sentTitle}
        </h3>
        <p>{sentText}</p>
        {state.status === 'sent' ? (
          <Button variant="secondary" size="small" onClick={startAgain}>
            {contactForm.another}
          </Button>
        ) : null}
      </div>
      {state.status === 'sent' ? null : (
        <form
          ref={form}
          method="post"
          action={contactPaths.submit}
          onSubmit={onSubmit}
          onFocus={onFocus}
          className={styles.form}
        >
          {state.message ? <FormMessage>{state.message}</FormMessage> : null}
          <fieldset disabled={isSending} className={styles.fields}>
            <Fields problems={state.problems} takesCalls={takesCalls} />
            <Button type="submit" aria-busy={isSending} className={styles.submit}>
              {isSending ? contactForm.submitting : contactForm.submit}
            </Button>
          </fieldset>
        </form>
      )}
    </>
  );
}
