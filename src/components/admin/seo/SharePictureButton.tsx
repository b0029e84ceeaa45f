import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';
import { SharePictureDialog } from './SharePictureDialog';

interface SharePictureButtonProps {
  /** Which of the fields it fills, for those who hear it. */
  label: string;
  /** Takes the address of the picture. */
  onChoose: (address: string) => void;
}

/** Picks the picture of link previews from the library, or uploads one. */
export function SharePictureButton({ label, onChoose }: SharePictureButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const choose = (filename: string) => {
    onChoose(sharePicturePath(filename));
    close();
  };
  return (
    <>
      <Button ref={button} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <span>{texts.choosePicture}</span>
        <span className="visually-hidden">{`for ${label}`}</span>
      </Button>
      {isOpen ? <SharePictureDialog onChoose={choose} onClose={close} /> : null}
    </>
  );
}
