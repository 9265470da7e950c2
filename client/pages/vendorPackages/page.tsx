import { packageStep } from '#client/features/fulfilment/packageSteps.ts';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { stageVariables } from '#client/features/fulfilment/packageStages.ts';
import { VendorPackagesDocument } from './VendorPackagesPage.generated.ts';
import { VendorPackagesPage } from './VendorPackagesPage.tsx';
import { readPackagesQuery } from './vendorPackagesQuery.ts';

export const page = definePage('vendorPackages', {
  component: VendorPackagesPage,
  action: formAction({ createVendor, packageStep }),
  loader: {
    document: VendorPackagesDocument,
    variables: ({ url, locale }) => {
      const { stage, q, after } = readPackagesQuery(url.searchParams);
      return { ...stageVariables(stage), query: q || null, after, locale };
    },
  },
  params: ['stage', 'q', 'after'],
  messages: ['orderList', 'vendorConsole', 'vendorPackages'],
});
