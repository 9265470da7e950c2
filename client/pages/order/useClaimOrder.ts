import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { forgetOrder } from '#client/state/orders.ts';
import { ClaimOrderDocument, OrderPageDocument } from './OrderPage.generated.ts';

/** Puts an order that this device opens into the account that is logged in. The answer is null when that was done, else why not. */
export function useClaimOrder(): {
  isBusy: boolean;
  claim: (order: { number: string; accessToken: string }) => Promise<string | null>;
} {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [send, { loading }] = useMutation(ClaimOrderDocument);
  const claim = async ({ number, accessToken }: { number: string; accessToken: string }): Promise<string | null> => {
    try {
      const { data } = await send({
        variables: { number, accessToken, locale },
        // From now on the page reads it without the token, which opens nothing any more.
        update: (cache, { data: answer }) => {
          const order = answer?.claimOrder.order;
          if (order) cache.writeQuery({ query: OrderPageDocument, variables: { number, accessToken: null, locale }, data: { order } });
        },
      });
      const error = data?.claimOrder.errors[0];
      if (error) return error.message;
      if (!data?.claimOrder.order) return t('ord.claimFailed');
      forgetOrder(number);
      return null;
    } catch (error) {
      return t(savingProblem(error) ?? 'ord.claimFailed');
    }
  };
  return { isBusy: loading, claim };
}
