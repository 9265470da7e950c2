import * as v from 'valibot';
import { check, email } from './fields.ts';

/** What finds the progress of an order. Whether the order exists is not checked. */
export const trackedOrderSchema = v.object({
  number: v.pipe(
    v.string(),
    v.trim(),
    check((number) => number !== '', 'orderNumber'),
  ),
  email,
});
