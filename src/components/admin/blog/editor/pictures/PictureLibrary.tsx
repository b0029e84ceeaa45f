import { useState } from 'react';
import { callApiList, type ApiList } from '@/client/callApiList';
import { useDebounced } from '@/client/useDebounced';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { pictureDialogTexts as texts } from '@/content/admin/pictureDialog';
import type { LibraryPicture } from '@/schemas/pictures';
import { useAdminAnswer } from '../../../useAdminAnswer';
import { libraryPath } from './picturesApi';
import styles from './PictureDialog.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';

const searchPauseMs = 300;

/** Images of the library, searchable by file name and alt text. */
export function PictureLibrary({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const [search, setSearch] = useState('');
  const path = libraryPath(useDebounced(search.trim(), searchPauseMs));
  const { answer, hasFailed } = useAdminAnswer<ApiList<LibraryPicture>>(path, callApiList<LibraryPicture>);
  return (
    <section aria-label={texts.library} className={stack.gap4}>
      <TextField
        type="search"
        label={texts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {hasFailed ? <FormMessage>{texts.libraryFailed}</FormMessage> : null}
      <p role="status" className={text.hint}>
        {answer ? texts.found(answer.items.length, answer.total) : texts.loading}
      </p>
      <ul role="list" className={styles.pictures}>
        {answer?.items.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <picture>
                <img src={picture.thumbnail} alt="" loading="lazy" decoding="async" />
              </picture>
              <span>{picture.alt || picture.filename}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
