import type { ReactNode } from 'react';
import { ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { STATUS_LABELS } from '#client/features/vendorConsole/statusLabels.ts';
import { withQuery } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { formErrorText } from '#client/ui/forms/formSpec.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { only, Cluster, Split } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import { SEEN_FIELD, STATUSES, VERSION_FIELD } from './edits.ts';
import styles from './StockSheet.module.css';
import type { Stored, useEdits } from './useEdits.ts';
import type { StockRow_ProductFragment } from './VendorProductsPage.generated.ts';

type Sheet = ReturnType<typeof useEdits>;
type OwnVariant = StockRow_ProductFragment['variants'][number];
type Prices = Pick<OwnVariant, 'price' | 'wasPrice'>;

/** A product of the stock sheet: its status and price, and the stock of each variant. */
export function StockProduct({ entry, sheet }: { entry: StockRow_ProductFragment; sheet: Sheet }) {
  const t = useT();
  const { product, status, version, variants } = entry;
  const { id, title } = product;
  const isSingle = variants.length === 1;
  return (
    <Split as="li" side="minmax(0, 1.6fr)" className={styles.product}>
      <ConsoleRowSubject image={product.images[0]} isDimmed={status !== 'AVAILABLE'}>
        <h2>
          <AppLink to={withQuery('/vendor-upload', { edit: id })}>{title}</AppLink>
        </h2>
        <StatusField title={title} field={`status.${id}`} stored={{ value: status, version }} sheet={sheet} />
        {status === 'OUT_OF_STOCK' && <Text size="compact">{t('vendorProducts.markedSoldOut')}</Text>}
        <input type="hidden" name={VERSION_FIELD + id} value={versionOf(id, sheet) ?? version} />
      </ConsoleRowSubject>
      <ul>
        {!isSingle && (
          <Line name={t('vendorProducts.priceOfAll')} fields={priceFields(id, entry)} sheet={sheet}>
            <PriceFields of={title} place={id} prices={entry} version={version} sheet={sheet} />
          </Line>
        )}
        {variants.map((own) => {
          const { variant, price, wasPrice, onHand } = own;
          const hasOwn = price !== null || wasPrice !== null;
          const name = variant.options.map(({ label }) => label).join(', ');
          const whole = name === '' ? title : `${title}, ${name}`;
          const place = hasOwn ? `${id}.${variant.id}` : id;
          const prices = hasOwn ? own : isSingle ? entry : null;
          const count = `count.${variant.id}`;
          return (
            <Line
              key={variant.id}
              name={name}
              sku={variant.sku}
              htmlFor={count}
              fields={{ ...(prices && priceFields(place, prices)), [count]: String(onHand) }}
              sheet={sheet}
            >
              {prices && <PriceFields of={whole} place={place} prices={prices} version={version} sheet={sheet} />}
              <CountField name={whole} sku={variant.sku} field={count} stored={{ value: String(onHand), version: null }} sheet={sheet} />
            </Line>
          );
        })}
      </ul>
    </Split>
  );
}

/** The price fields of a product or variant, with their stored values. */
function priceFields(place: string, { price, wasPrice }: Prices): Record<string, string> {
  const text = (money: Prices['price']) => (money ? decimalAmount(money.minorUnits) : '');
  return { [`price.${place}`]: text(price), [`wasPrice.${place}`]: text(wasPrice) };
}

/** The version on which the edits of a product are based; null without edits. */
function versionOf(id: string, { edits }: Sheet): number | null {
  return Object.entries(edits).find(([field, edit]) => edit.version !== null && field.split('.')[1] === id)?.[1].version ?? null;
}

interface LineProps {
  name: string;
  sku?: string;
  htmlFor?: string;
  /** Its fields with their stored values, which it shows beside changed ones. */
  fields: Readonly<Record<string, string>>;
  sheet: Sheet;
  children: ReactNode;
}

function Line({ name, sku, htmlFor, fields, sheet: { edits }, children }: LineProps) {
  const t = useT();
  const before = Object.entries(fields).flatMap(([field, stored]) => {
    const edit = edits[field];
    if (edit === undefined) return [];
    // Of a count that was refused, the API reports the stock before the page is loaded again.
    return edit.version === null ? edit.seen : stored === '' ? '–' : `$${stored}`;
  });
  const Name = htmlFor === undefined ? 'span' : 'label';
  return (
    <Cluster as="li" gap={3} align="end" className={styles.line} data-changed={before.length > 0 || undefined}>
      <Name htmlFor={htmlFor} className={styles.name}>
        {name !== '' && (
          <Text as="span" weight="medium">
            {name}
            <br />
          </Text>
        )}
        <Text as="small" size="compact" tone="muted" isTabular>
          {[sku, before.length > 0 && t('vendorProducts.wasUnits', { n: before.join(', ') })].filter(Boolean).join(' · ')}
        </Text>
      </Name>
      {children}
      {Object.keys(fields).map((field) => (
        <FieldError key={field} id={`${field}-error`}>
          {formErrorText(edits[field]?.error, t)}
        </FieldError>
      ))}
    </Cluster>
  );
}

interface FieldProps {
  field: string;
  stored: Stored;
  sheet: Sheet;
}

/** Attributes of an input of the sheet. */
function inputOf({ field, stored, sheet }: FieldProps) {
  const edit = sheet.edits[field];
  return {
    id: field,
    name: field,
    'aria-invalid': edit?.error ? true : undefined,
    'aria-describedby': edit?.error ? `${field}-error` : undefined,
    value: edit?.text ?? stored.value,
  };
}

function Seen({ field, stored, sheet }: FieldProps) {
  return <input type="hidden" name={SEEN_FIELD + field} value={sheet.edits[field]?.seen ?? stored.value} />;
}

interface PriceFieldsProps {
  /** Name of the product or variant. */
  of: string;
  /** Id of the product, and of the variant if it has its own price. */
  place: string;
  prices: Prices;
  version: number;
  sheet: Sheet;
}

function PriceFields({ of, place, prices, version, sheet }: PriceFieldsProps) {
  const t = useT();
  return Object.entries(priceFields(place, prices)).map(([name, value], index) => {
    const label = t(index === 0 ? 'list.price' : 'vendorProducts.wasPrice');
    const stored = { value, version };
    const field = { field: name, stored, sheet };
    return (
      <Text key={name} as="label" size="compact" tone="muted" className={styles.price}>
        {label}, $
        <Seen {...field} />
        <input
          {...inputOf(field)}
          className={shared.figure}
          aria-label={`${label}: ${of}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={index === 0 ? undefined : '–'}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => sheet.type(name, target.value, stored)}
        />
      </Text>
    );
  });
}

function CountField({ name, sku, ...props }: FieldProps & { name: string; sku: string }) {
  const t = useT();
  const { field, stored, sheet } = props;
  return (
    <Cluster as="span" noWrap gap={0} className={styles.units}>
      <Seen {...props} />
      <IconButton
        icon="minus"
        className={only.scripted}
        label={t('vendorProducts.oneLess', { name })}
        onClick={() => sheet.step(field, -1, stored)}
      />
      <input
        {...inputOf(props)}
        className={cx(shared.figure, styles.count)}
        aria-label={t('vendorProducts.stockOf', { name: `${name}, ${sku}` })}
        inputMode="numeric"
        autoComplete="off"
        data-low={Number(stored.value) <= LOW_STOCK || undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => sheet.type(field, target.value, stored)}
      />
      <IconButton
        icon="plus"
        className={only.scripted}
        label={t('vendorProducts.oneMore', { name })}
        onClick={() => sheet.step(field, 1, stored)}
      />
    </Cluster>
  );
}

function StatusField({ title, ...props }: FieldProps & { title: string }) {
  const t = useT();
  const { field, stored, sheet } = props;
  const input = inputOf(props);
  return (
    <>
      <span className={shared.choice}>
        <Seen {...props} />
        <select
          {...input}
          aria-label={t('vendorProducts.statusOf', { title })}
          data-status={input.value}
          onChange={({ target }) => sheet.type(field, target.value, stored)}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(STATUS_LABELS[status])}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </span>
      <FieldError id={`${field}-error`}>{formErrorText(sheet.edits[field]?.error, t)}</FieldError>
    </>
  );
}
