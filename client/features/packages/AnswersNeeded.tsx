import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { Package_SummaryFragment } from './Packages.generated.ts';
import { ReplacementAnswer } from './ReplacementAnswer.tsx';

interface AnswersNeededProps {
  packages: readonly Package_SummaryFragment[];
  /** Access token for a guest's order. */
  accessToken: string | null;
  isCash: boolean;
}

/** Banners for the replacements that the buyer has to answer before their packages are sent. */
export function AnswersNeeded({ packages, accessToken, isCash }: AnswersNeededProps) {
  const t = useT();
  const locale = useLocale();
  return packages.flatMap((orderPackage) =>
    orderPackage.lines.flatMap((line) => {
      const { replacement } = line;
      // An accepted replacement stays, so that its form can say so.
      if (replacement === null || replacement.state === 'OFFERED') return [];
      const { vendor, lineChanges } = orderPackage;
      const before = lineChanges.findLast(({ kind, after }) => kind === 'REPLACED' && after?.title === line.title)?.before;
      const words = { vendor: vendor.name, after: `${line.quantity} × ${line.title}`, before: before?.title ?? '' };
      const time = replacement.respondBy === null ? '' : formatDate(replacement.respondBy, locale, 'hour');
      return (
        <ReplacementAnswer
          key={line.id}
          {...{ orderPackage, line, accessToken, isCash }}
          banner={
            <>
              <Text weight="strong">{t('sub.offers', words)}</Text>
              <Text>{t('sub.answerBy', { time, payment: isCash ? 'cash' : 'online' })}</Text>
            </>
          }
        />
      );
    }),
  );
}
