// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "cart.clear": ["Clear cart"],
  "cart.clearAsk": ["Take all ",["n"]," items out of the cart?"],
  "cart.clearYes": ["Yes, clear the cart"],
  "cart.cleared": ["Cart cleared"],
  "cart.continue": ["Continue shopping"],
  "cart.currency": ["Prices in US dollars (USD)"],
  "cart.deliverTo": ["Delivery to ",["state"]],
  "cart.fixFirst": ["Some lines need your attention before checkout"],
  "cart.keep": ["Keep them"],
  "cart.laterBack": ["Move to cart"],
  "cart.laterTitle": [["n","plural",{"one":["Saved for later (","#",")"],"other":["Saved for later (","#",")"]}]],
  "cart.noScript": ["Your cart is kept in this browser, so it takes JavaScript to show it."],
  "cart.pageTitle": ["Cart"],
  "cart.suggestions": ["You may also like"],
  "cart.summary": ["Order summary"],
  "cart.tabTitle": ["(",["n"],") Cart"],
};
