import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useId, useRef, useState } from 'react';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorImport.module.css';
import { ImportRows } from './ImportRows.tsx';
import { UndoImport } from './UndoImport.tsx';
import { type ImportProgress, useImport } from './useImport.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import { ATTRIBUTE_KEYS, facetRow } from '#schema/rules/facets.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { listValues, listWords } from '#schema/rules/wordLists.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import { ProductQuotaNote } from '#client/features/vendorConsole/ProductQuotaNote.tsx';
import type { ProductQuotaNote_VendorFragment } from '#client/features/vendorConsole/ProductQuotaNote.generated.ts';
import { FactList } from '#client/features/vendors/VendorFacts.tsx';
import { VendorImportDocument } from './VendorImportPage.generated.ts';

export function VendorImportPage() {
  const { data, retry } = usePageQuery(VendorImportDocument);
  const viewer = data?.viewer;
  return (
    <ConsolePage title="imports.title" viewer={viewer} onRetry={retry}>
      {(vendor) => <ImportProducts vendor={vendor} lastImport={vendor.lastImport} viewerId={viewer?.id ?? ''} onChanged={retry} />}
    </ConsolePage>
  );
}

interface ImportProductsProps {
  vendor: ProductQuotaNote_VendorFragment;
  lastImport: { importedAt: string; productCount: number } | null;
  viewerId: string;
  /** Refetches the page's data after products have changed. */
  onChanged: () => void;
}

/** Import steps: choose a file, check its rows, import, undo. */
function ImportProducts({ vendor, lastImport, viewerId, onChanged }: ImportProductsProps) {
  const t = useT();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { stage, error, isSignedOut, check, confirm, restart } = useImport({ viewerId, onTaken: onChanged });
  const isWorking = stage.kind === 'working';
  const take = (file: File | undefined) => {
    if (file !== undefined && !isWorking) void check(file);
  };
  return (
    <>
      <ConsoleHead
        title={t('imports.title')}
        actions={
          <OutsideLink href="/exports/products.csv" download variant="outline" size="small" icon="download">
            {t('imports.download')}
          </OutsideLink>
        }
      >
        {t('imports.lead')}
      </ConsoleHead>
      <Stack gap={8}>
        <ProductQuotaNote vendor={vendor} />
        {isSignedOut && <SignedOutNote />}
        <Surface
          as="section"
          pad={6}
          radius="xl"
          gap={3}
          aria-label={t('imports.file')}
          className={cx(styles.drop, isOver && styles.over)}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          <Cluster>
            <Button
              id={field}
              icon="arrowUp"
              variant={stage.kind === 'empty' ? 'primary' : 'outline'}
              isBusy={isWorking}
              aria-describedby={error === null ? `${field}-hint` : `${field}-error ${field}-hint`}
              onClick={() => input.current?.click()}
            >
              {t('imports.choose')}
            </Button>
          </Cluster>
          <Text id={`${field}-hint`} size="body" tone="muted">
            {t('imports.chooseHint')}
          </Text>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            hidden
            aria-label={t('imports.choose')}
            onChange={({ target }) => {
              take(target.files?.[0]);
              target.value = '';
            }}
          />
          <FieldError id={`${field}-error`}>{error}</FieldError>
          <noscript>{t('imports.noScript')}</noscript>
        </Surface>
        {isWorking && <Working {...stage} />}
        {stage.kind === 'checked' && (
          <ImportRows title={t('imports.checked', { name: stage.file.name })} result={stage.result}>
            <Confirm
              count={stage.result.created + stage.result.updated}
              rejected={stage.result.rejected}
              onConfirm={confirm}
              onCancel={restart}
            />
          </ImportRows>
        )}
        {stage.kind === 'taken' && <ImportRows title={t('imports.taken', { name: stage.name })} result={stage.result} />}
        {!isWorking && (
          <UndoImport
            last={lastImport}
            onUndone={() => {
              // The result on display describes the import that has now been undone.
              if (stage.kind === 'taken') restart();
              onChanged();
            }}
          />
        )}
        {stage.kind === 'empty' && <ImportGuide />}
      </Stack>
      <LiveRegion message={error ?? (stage.kind === 'taken' ? t('imports.taken', { name: stage.name }) : '')} />
    </>
  );
}

function Working({ isDryRun, name, progress }: { isDryRun: boolean; name: string; progress: ImportProgress | null }) {
  const t = useT();
  const label = t(isDryRun ? 'imports.checking' : 'imports.importing', { name });
  return (
    <Stack gap={2}>
      <p>{label}</p>
      <progress className={shared.progress} aria-label={label} value={progress?.done} max={progress?.of} />
      <Text size="body" tone="muted" isTabular>
        {progress === null ? t('imports.sending') : t('imports.progress', { done: progress.done, of: progress.of })}
      </Text>
    </Stack>
  );
}

interface ConfirmProps {
  /** Number of rows that contain changes. */
  count: number;
  rejected: number;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** The number of rows to change and to reject, with a confirmation button. */
function Confirm({ count, rejected, onConfirm, onCancel }: ConfirmProps) {
  const t = useT();
  return (
    <Stack>
      <p>
        <span>{count === 0 ? t('imports.nothingNew') : t('imports.aboutTo', { n: count })}</span>{' '}
        {rejected > 0 && <span>{t('imports.leftOut', { n: rejected })}</span>}
      </p>
      <Cluster gap={3}>
        {count > 0 && <Button onClick={() => void onConfirm()}>{t('imports.confirm', { n: count })}</Button>}
        <Button variant="outline" onClick={onCancel}>
          {t('imports.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}

const COLUMNS: readonly [names: string, meaning: PlainMessageKey][] = [
  [columnsOf('description'), 'imports.colDescription'],
  ['category', 'imports.colCategory'],
  ['newPrice, oldPrice', 'imports.colPrice'],
  ['quantity', 'imports.colQuantity'],
  ['weight, color, brand, tags', 'imports.colMore'],
  ['sale, location, status', 'imports.colWords'],
  ['product, size, variantColor, variantWeight, variantPrice', 'imports.colVariants'],
  ['halalBody, halalNumber, halalExpires', 'imports.colHalal'],
];

/** Column names for a localised text, one per language. */
function columnsOf(field: string): string {
  return LOCALES.map((locale) => fieldIn(field, locale)).join(', ');
}

function ImportGuide() {
  const t = useT();
  const locale = useLocale();
  const languages = listWords(
    LOCALES.map((language) => languageName(language, locale)),
    locale,
  );
  const rows = [
    ['sku', t('imports.colSku')],
    [columnsOf('title'), t('imports.colTitle', { languages })],
    ...COLUMNS.map(([names, meaning]) => [names, t(meaning)] as const),
  ] as const;
  const attributes = ATTRIBUTE_KEYS.map((key) => {
    const values = fixedValues(key).map(([, name]) => t(name));
    return [facetRow(key).field, `${t(`facets.${key}`)}: ${listValues(values, locale)}`] as const;
  });
  return (
    <ConsoleSection id="import-guide" title={t('imports.guide')} lead={t('imports.guideText')} className={shared.form}>
      <FactList facts={[...rows, ...attributes]} />
      <p className={shared.lead}>{t('imports.guidePictures')}</p>
    </ConsoleSection>
  );
}
