import type { ReactNode } from 'react';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { LatestArticles } from '#client/features/content/LatestArticles.tsx';
import { Newsletter } from '#client/features/content/Newsletter.tsx';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { DropArrivals } from './DropArrivals.tsx';
import { DropClosing } from './DropClosing.tsx';
import { DropDeal } from './DropDeal.tsx';
import { DropHero } from './DropHero.tsx';
import { loader } from './dropHome.loader.ts';
import styles from './DropHomePage.module.css';
import { DropMosaic } from './DropMosaic.tsx';
import { DropTrio } from './DropTrio.tsx';
import { Ticker } from './Ticker.tsx';

/** The loud front of the fashion part: a drop with its clock, no gaps, one rule between everything. */
export function DropHomePage({ view }: PageProps<'dropHome'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const section = <List,>(list: List | null | undefined, show: (list: List) => ReactNode) =>
    list == null ? (
      <div className={styles.failed}>
        <SectionError onRetry={retry} />
      </div>
    ) : (
      show(list)
    );
  const drop = data?.drop;

  return (
    <div className={styles.page}>
      <PageMeta title={t('fashion.dropTitle')} description={t('fashion.dropDescription')} canonical="/fashiontwo" />
      {section(data?.hero, (halves) => (
        <DropHero halves={halves} />
      ))}
      {data?.services && (
        <Ticker words={[...(drop ? [t('fashion.dropLive', { name: drop.title })] : []), ...data.services.map(({ title }) => title)]} />
      )}
      {section(drop, ({ title, endsAt, products }) => endsAt && <DropClosing title={title} endsAt={endsAt} count={products.length} />)}
      {section(drop, ({ categories }) => (
        <DropMosaic categories={categories} />
      ))}
      {section(drop, ({ products }) => (
        <DropArrivals
          tabs={[
            { key: 'all', label: t('home.arrivalsAll'), products },
            ...[data?.tops, data?.bottoms, data?.shoes, data?.gear].flatMap((list) =>
              list ? [{ key: list.key, label: list.title, products: list.products }] : [],
            ),
          ]}
        />
      ))}
      {data?.trio && <DropTrio banners={data.trio} />}
      {section(
        data?.deal,
        ({ title, endsAt, products: [product] }) => product && <DropDeal title={title} endsAt={endsAt} product={product} />,
      )}
      {data?.journal && <LatestArticles articles={data.journal.nodes} title={t('fashion.journal')} className={styles.journal} />}
      <Newsletter look="underlined" className={styles.newsletter} />
    </div>
  );
}
