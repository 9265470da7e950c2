// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hubParcels.buyersNote": ["Note from the buyer"],
  "hubParcels.collect": ["Collect ",["amount"]],
  "hubParcels.deliverTo": ["Deliver to"],
  "hubParcels.inTheBox": ["In the box"],
  "hubParcels.missing": ["Your shop has no such order"],
  "hubParcels.missingHint": ["Check the number: it looks like RZQ-7K4M-2Q9D-1."],
  "hubParcels.partNote": ["This is one seller's part of order ",["number"],". VAT is worked out once on the whole order and shared between its packages."],
  "hubParcels.slip": ["Packing slip"],
  "hubParcels.toList": ["All orders"],
  "inv.amount": ["Amount"],
  "inv.billed": ["Billed to"],
  "inv.cancelled": ["Cancelled packages"],
  "inv.currency": ["US dollars (USD)"],
  "inv.description": ["Description"],
  "inv.invoiced": ["Invoiced ",["date"]],
  "inv.item": ["Item no."],
  "inv.order": ["Order"],
  "inv.price": ["Price"],
  "inv.print": ["Print"],
  "inv.qty": ["Qty"],
  "inv.returned": ["Returned goods"],
  "inv.vat": ["VAT (",["percent"],"%)"],
};
