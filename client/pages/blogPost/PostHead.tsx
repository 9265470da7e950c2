import { use } from 'react';
import { articlePath, blogPath, type BlogListPath } from '#client/config/links.ts';
import { ArticleMeta } from '#client/features/content/ArticleMeta.tsx';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Illustration } from '#client/ui/media/Illustration.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';

interface PostHeadProps {
  article: BlogPost_ArticleFragment;
  list: BlogListPath;
  isWide: boolean;
}

/** Title, what it is about, how to pass it on, and the picture. */
export function PostHead({ article, list, isWide }: PostHeadProps) {
  const t = useT();
  const origin = use(OriginContext);
  const path = articlePath(article.slug);
  return (
    <header className={cx(styles.head, isWide && styles.headWide)}>
      <Breadcrumbs
        crumbs={[
          { label: t('nav.home'), to: '/' },
          { label: t('blog.blog'), to: blogPath({}, list) },
          { label: article.category.name, to: blogPath({ category: article.category.slug }, list) },
          { label: article.title },
        ]}
      />
      <div className={styles.words}>
        <ArticleMeta article={article} />
        <h1 tabIndex={-1}>{article.title}</h1>
        <p className={styles.standfirst}>{article.description}</p>
        <div className={styles.share}>
          <ShareButton title={article.title} path={path}>
            {t('product.share')}
          </ShareButton>
          <a href={whatsAppHref({ text: `${article.title} ${origin}${path}` })} target="_blank" rel="noopener noreferrer">
            <Icon name="phone" size={18} />
            {t('blog.whatsapp')}
          </a>
        </div>
      </div>
      <Illustration
        image={article.image}
        companions={article.companions}
        shape={isWide ? 'banner' : 'wide'}
        sizes="(min-width: 768px) 480px, 60vw"
        isEager
        className={styles.picture}
      />
    </header>
  );
}
