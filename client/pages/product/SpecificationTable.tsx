import { listingPath, shopPath } from '#client/config/links.ts';
import { spacedWeight } from '#client/lib/spacedWeight.ts';
import { useT } from '#client/i18n/useT.ts';
import { tagName } from '#client/i18n/labels.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { DetailProduct, Variant } from '#client/features/product/chooseVariant.ts';
import styles from './Product.module.css';

interface SpecificationTableProps {
  product: DetailProduct;
  /** What is chosen: its own number and measures are shown. */
  variant: Variant | null;
}

/** The facts, as a list of names and values. What is not stated is left out. */
export function SpecificationTable({ product, variant }: SpecificationTableProps) {
  const t = useT();
  const { brand, category, vendor, fulfilment, tags } = product;
  const weight = variant?.options.find(({ key }) => key === 'weight')?.label ?? (product.weight && spacedWeight(product.weight));
  const values = (key: string) =>
    product.options
      .find((option) => option.key === key)
      ?.values.map(({ label }) => label)
      .join(', ');
  const places = [fulfilment.includes('ONLINE') && t('product.online'), fulfilment.includes('IN_STORE') && t('product.inStore')];
  const rows: [string, React.ReactNode][] = [
    [t('product.sku'), variant?.sku ?? product.sku],
    [t('product.weight'), weight],
    [t('product.size'), values('size')],
    [t('product.colour'), values('color')],
    ...product.attributes.map(({ label, values: stated }): [string, string] => [label, stated.map((value) => value.label).join(', ')]),
    [t('product.brand'), brand && <AppLink to={listingPath({ brand: brand.slug })}>{brand.name}</AppLink>],
    [
      t('product.category'),
      <AppLink key="category" to={listingPath({ category: category.slug })}>
        {category.name}
      </AppLink>,
    ],
    [
      t('product.seller'),
      <AppLink key="seller" to={shopPath(vendor.slug)}>
        {vendor.name}
      </AppLink>,
    ],
    [t('product.location'), places.filter(Boolean).join(', ')],
    [
      t('product.tags'),
      tags.length > 0 && (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <AppLink key={tag} to={listingPath({ tag })}>
              {tagName(tag, t)}
            </AppLink>
          ))}
        </span>
      ),
    ],
  ];
  return (
    <dl className={styles.table}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
