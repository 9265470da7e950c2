import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './BlogList.module.css';
import type { BlogListPageQuery } from './BlogListPage.generated.ts';

interface BlogChipsProps {
  categories: NonNullable<BlogListPageQuery['all']>['categories'];
  total: number;
  chosen: string | null;
  path: BlogListPath;
}

/** The categories in a row, where there is no column for them. */
export function BlogChips({ categories, total, chosen, path }: BlogChipsProps) {
  const t = useT();
  const chips = [{ slug: null, name: t('blog.all'), count: total }, ...categories];
  return (
    <nav aria-label={t('blog.categoriesOf')} className={styles.chips}>
      {chips.map(({ slug, name, count }) => (
        <AppLink key={slug ?? 'all'} to={blogPath({ category: slug }, path)} aria-current={slug === chosen ? 'page' : undefined}>
          {name} <span>{count}</span>
        </AppLink>
      ))}
    </nav>
  );
}
