import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import { useDeletion } from '../useDeletion';
import { deleteInquiry } from './inquiriesApi';

interface DeleteInquiryProps {
  inquiry: InquiryDetails;
  listHref: string;
  say: (message: string) => void;
}

/** Asks, deletes, and goes back to the list. */
export function DeleteInquiry({ inquiry, listHref, say }: DeleteInquiryProps) {
  const [isAsking, setIsAsking] = useState(false);
  const router = useRouter();
  const deletion = useDeletion({
    remove: () => deleteInquiry(inquiry.id),
    onDeleted: () => {
      say(texts.deleted(inquiry.name));
      router.replace(listHref);
    },
    failure: 'The inquiry could not be deleted',
    tellFailure: () => texts.deleteFailed,
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        {texts.delete}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirm={texts.delete}
          confirming={texts.deleting}
          {...deletion}
          onCancel={() => setIsAsking(false)}
        >
          <p>{texts.deleteQuestion(inquiry.name)}</p>
          <p>{texts.deleteFinal}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
