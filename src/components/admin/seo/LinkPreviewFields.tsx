import { Fragment, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import stack from '@/components/ui/Stack.module.css';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { sharePicturePath } from '@/domain/seo/sharePicturePath';
import type { SeoFieldsProps } from './seoForm';
import { SharePictureDialog } from './SharePictureDialog';

interface SharePictureButtonProps {
  /** The field that it fills, for screen readers. */
  label: string;
  /** Receives the address of the image. */
  onChoose: (address: string) => void;
}

/** Chooses the image of link previews from the library, or uploads one. */
function SharePictureButton({ label, onChoose }: SharePictureButtonProps) {
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

const networks = [
  { title: 'ogTitle', description: 'ogDescription', image: 'ogImage' },
  { title: 'twitterTitle', description: 'twitterDescription', image: 'twitterImage' },
] as const;

/** Fields of link previews: Open Graph for most networks, Twitter tags for X. */
export function LinkPreviewFields({ form, change, problems, head, inherited }: SeoFieldsProps) {
  const hintOf = (field: (typeof networks)[number][keyof (typeof networks)[number]]) =>
    inherited.has(field) ? texts.inherited[field] : undefined;
  return networks.map(({ title, description, image }) => (
    <Fragment key={title}>
      <TextField
        label={texts[title]}
        hint={hintOf(title)}
        value={form[title]}
        placeholder={head?.[title]}
        error={problems[title]}
        onChange={(event) => change({ [title]: event.target.value })}
      />
      <TextArea
        label={texts[description]}
        hint={hintOf(description)}
        rows={2}
        value={form[description]}
        placeholder={head?.[description]}
        error={problems[description]}
        onChange={(event) => change({ [description]: event.target.value })}
      />
      <div className={stack.gap2}>
        <TextField
          label={texts[image]}
          hint={hintOf(image)}
          type="url"
          inputMode="url"
          value={form[image]}
          placeholder={head?.[image]}
          error={problems[image]}
          onChange={(event) => change({ [image]: event.target.value })}
        />
        <div>
          <SharePictureButton label={texts[image]} onChoose={(address) => change({ [image]: address })} />
        </div>
      </div>
    </Fragment>
  ));
}
