import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { trashTexts as texts } from '@/content/admin/trash';
import { fetchPictureUses } from './trashApi';
import styles from './TrashTable.module.css';

/** The posts and people that a picture was shown with. */
export function PictureUsesList({ id }: { id: number }) {
  const { data, isError } = useQuery({
    queryKey: queryKeys.pictureUses(id),
    queryFn: ({ signal }) => fetchPictureUses(id, signal),
    meta: { failure: 'The uses of a picture could not be loaded' },
  });
  if (isError) return <p>{texts.usesFailed}</p>;
  if (!data) return <p role="status">{texts.usesLoading}</p>;
  const names = [
    ...data.posts.map(({ title, slug }) => title || slug),
    ...data.people.map(({ name }) => name),
    ...(data.isSharePicture ? [texts.sharePicture] : []),
  ];
  if (names.length === 0) return <p>{texts.unused}</p>;
  return (
    <>
      <p id="picture-uses">{texts.used}</p>
      <ul aria-labelledby="picture-uses" className={styles.uses}>
        {names.map((name, index) => (
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
    </>
  );
}
