import * as v from 'valibot';
import { normaliseIdentifier } from '../normaliseText.ts';
import { check, email } from './fields.ts';

/** Number and email for tracking an order. Whether it exists is not checked. */
export const trackedOrderSchema = v.object({
  number: v.pipe(
    v.string(),
    v.transform(normaliseIdentifier),
    check((number) => number !== '', 'orderNumber'),
  ),
  email,
});
