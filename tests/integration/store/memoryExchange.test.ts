import { MemoryExchange } from '#tests/support/store/memoryExchange.ts';
import { describeExchange } from './exchangeContract.ts';

describeExchange('reference', async (now) => {
  const exchange = new MemoryExchange(now);
  return [exchange, exchange];
});
