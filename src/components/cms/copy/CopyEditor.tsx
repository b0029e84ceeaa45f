import { copyFieldLabel, copySectionLabel } from '@/content/admin/pageCopy';
import { withoutEmpty } from '@/content/site/copy/ownCopy';
import { copyLimit, type CopyOverrides, isShortField, type PageWords } from '@/content/site/copy/PageCopy';
import styles from './CopyEditor.module.css';
import { CopyInput } from './CopyInput';
import { QuestionsEditor } from './QuestionsEditor';

interface CopyEditorProps {
  words: PageWords;
  copy: CopyOverrides;
  onChange: (copy: CopyOverrides | null) => void;
  isDisabled: boolean;
  /** The last save was rejected. */
  isRefused: boolean;
}

/** All words of a page in order, each beside its built-in ones. */
export function CopyEditor({ words, copy, onChange, isDisabled, isRefused }: CopyEditorProps) {
  const { sections = {} } = copy;
  const replaceWords = (section: string, field: string, text: string) =>
    onChange(
      withoutEmpty({
        ...copy,
        sections: { ...sections, [section]: { ...sections[section], [field]: text } },
      }),
    );
  const inputsOf = (section: string) =>
    Object.entries(words.sections[section] ?? {}).map(([field, builtIn]) => (
      <CopyInput
        key={field}
        label={copyFieldLabel(field)}
        section={copySectionLabel(section)}
        builtIn={builtIn}
        own={sections[section]?.[field] ?? ''}
        limit={copyLimit(field, builtIn)}
        isShort={isShortField(field)}
        isDisabled={isDisabled}
        onChange={(text) => replaceWords(section, field, text)}
      />
    ));
  return (
    <>
      {Object.keys(words.sections)
        .filter((section) => section !== 'questions')
        .map((section) => (
          <fieldset key={section} className={styles.section}>
            <legend>{copySectionLabel(section)}</legend>
            {inputsOf(section)}
          </fieldset>
        ))}
      {words.questions.length > 0 ? (
        <QuestionsEditor
          own={copy.questions ?? null}
          builtIn={words.questions}
          isDisabled={isDisabled}
          isRefused={isRefused}
          onChange={(questions) => onChange(withoutEmpty({ ...copy, questions }))}
        >
          {inputsOf('questions')}
        </QuestionsEditor>
      ) : null}
    </>
  );
}
