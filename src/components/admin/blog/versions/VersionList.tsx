import { ReaderMoment } from '@/components/ui/ReaderMoment';
import { versionTexts as texts } from '@/content/admin/postVersions';
import type { PostVersion } from '@/schemas/postVersions';
import styles from './Versions.module.css';

interface VersionListProps {
  versions: readonly PostVersion[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

const kindOf = ({ isPublished, isAutosave }: PostVersion): string => {
  if (isPublished) return texts.published;
  return isAutosave ? texts.autosave : texts.draft;
};

/** Versions with their time and author. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ul role="list" aria-label={texts.list} className={styles.list}>
      {versions.map((version) => (
        <li key={version.id}>
          <button type="button" aria-pressed={version.id === chosen} onClick={() => onChoose(version.id)}>
            <strong>
              <ReaderMoment at={version.savedAt} isRecent />
            </strong>
            <span>{texts.by(version.savedBy)}</span>
            <small>{kindOf(version)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
