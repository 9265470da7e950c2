import { expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';

test('every sample product on sale can be delivered to some state or picked up at an address', async () => {
  const catalogue = buildCatalogue();
  const { quote } = await openMarket('memory', catalogue);
  const available = catalogue.products.filter(({ status }) => status === 'AVAILABLE');
  expect(available.length).toBeGreaterThan(150);
  const stuck: string[] = [];
  for (const { slug, vendorId, variants } of available) {
    const variant = variants.find(({ status }) => status === 'AVAILABLE');
    const cart = { lines: [{ variantId: variant?.id ?? '' }] };
    const pickup = await quote({ ...cart, shipping: [{ vendorId, optionId: 'pickup' }] });
    const [group] = pickup.groups;
    const isPickupPackage = group?.chosen?.code === 'pickup';
    if (isPickupPackage && group.chosen?.pickup?.line1 == null) stuck.push(`${slug}: picked up nowhere`);
    if (isPickupPackage && pickup.readyToPlace) continue;
    const isDelivered = async () => {
      for (const state of MALAYSIAN_STATES) if ((await quote({ ...cart, state })).readyToPlace) return true;
      return false;
    };
    if (!(await isDelivered())) stuck.push(slug);
  }
  expect(stuck).toEqual([]);
});

test('every sample vendor with self-pickup has a pick-up address', () => {
  const silent = buildCatalogue().vendors.filter(({ offersPickup, pickupAddress }) => offersPickup === true && pickupAddress == null);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
