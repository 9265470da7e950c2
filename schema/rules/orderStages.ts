/** The stage of an order to which a package in each status belongs; null if nothing is left to do. */
const STAGE_OF = {
  PLACED: 'TO_SHIP',
  PACKED: 'TO_SHIP',
  SHIPPED: 'TO_RECEIVE',
  OUT_FOR_DELIVERY: 'TO_RECEIVE',
  RETURN_REQUESTED: 'RETURNS',
  DELIVERED: null,
  CANCELLED: null,
  RETURNED: null,
} as const;

/** The stage of a package. */
export function stageOf(status: keyof typeof STAGE_OF): 'TO_SHIP' | 'TO_RECEIVE' | 'RETURNS' | null {
  return STAGE_OF[status];
}
