// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
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
  "vendorPackages.buyersNote": ["Note from the buyer"],
  "vendorPackages.collect": ["Collect ",["amount"]],
  "vendorPackages.deliverTo": ["Deliver to"],
  "vendorPackages.inTheBox": ["In the box"],
  "vendorPackages.missing": ["Your shop has no such order"],
  "vendorPackages.missingHint": ["Check the number: it looks like RZQ-7K4M-2Q9D-1."],
  "vendorPackages.partNote": ["This is one seller's part of order ",["number"],". VAT is worked out once on the whole order and shared between its packages."],
  "vendorPackages.slip": ["Packing slip"],
  "vendorPackages.toList": ["All orders"],
};
